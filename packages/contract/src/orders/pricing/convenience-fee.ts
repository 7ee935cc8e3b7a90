/**
 * The convenience fee in whole dollars: ⌈net × percent ÷ 100⌉ (SPEC §9). The percent may have decimals; it is read
 * digit by digit and the rest is whole-number arithmetic, so 2.9 % of 1,000 is 29 and 7 % of 100 is 7.
 *
 * @param net whole dollars, not negative
 * @param percent not negative, at most six decimals
 */
export function convenienceFee(net: number, percent: number): number {
  const [whole = '0', decimals = ''] = percent.toFixed(6).split('.');
  const millionths = BigInt(whole + decimals);
  const hundredMillionths = BigInt(net) * millionths;
  const unit = 100_000_000n;
  return Number((hundredMillionths + unit - 1n) / unit);
}
