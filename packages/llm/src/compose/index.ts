export { adjustOdds, type OddsAdjustment, rawOdds } from "./adjust-odds.js";
export { type FallbackOptions, fallback } from "./fallback.js";
export { limitRate, type RateLimit } from "./limit-rate.js";
export {
  type ClientUsageCost,
  type MeteredClient,
  type MeterOptions,
  meterClient,
  type Price,
  type TotalUsageCost,
  type UsageCost,
} from "./meter-client.js";
export { type ClientHooks, type FinishedRequest, wrapClient } from "./wrap-client.js";
