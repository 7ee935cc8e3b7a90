export { describeEligibility } from '@sangamam/contract/conventions/packages/describe-eligibility';
