export { describeEligibility } from '@sangamam/contract/packages/describe-eligibility';
