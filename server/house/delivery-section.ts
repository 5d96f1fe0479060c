import { z } from 'zod'
import {
  findShippingCostFault,
  type HouseDelivery,
  readShippingCosts,
} from '#domain/delivery/shipping-cost.ts'

const FAULTS = {
  json: 'must be a list such as [{"market": "EU", "amount": {"EUR": 90, "USD": 99}}]',
  market: 'names a market other than USA, UK, EU and ROW',
  repeated: 'names a market twice',
  amount: 'has an amount that is neither a number nor one for each currency',
}

/** The section `delivery` of `house.json`: costs in whole units, as in the product file. */
export const delivery = z.strictObject({
  costs: z.unknown().transform((costs, context): HouseDelivery['costs'] => {
    const fault = findShippingCostFault(JSON.stringify(costs))
    if (!fault) return readShippingCosts(costs)
    context.addIssue({
      code: 'custom',
      message: [FAULTS[fault.kind], fault.market].filter(Boolean).join(': '),
    })
    return z.NEVER
  }),
})
