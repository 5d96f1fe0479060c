import type { Currency } from '#domain/money/money.ts'
import { toMoneyV2 } from '../../catalogue/resolvers/wire-values.ts'
import type { Allocation } from '../discounts/apply-discounts.ts'
import type { Discount } from '../discounts/discount.ts'

export function toAllocation({ discount, target, amountMinor }: Allocation, currency: Currency) {
  const targetType = target === 'shipping' ? 'SHIPPING_LINE' : 'LINE_ITEM'
  const common = {
    discountedAmount: toMoneyV2(amountMinor, currency),
    targetType,
    discountApplication: {
      allocationMethod: 'ACROSS',
      targetSelection: discount.scope.kind === 'all' ? 'ALL' : 'ENTITLED',
      targetType,
      value: toPricingValue(discount, currency),
    },
  }
  return discount.code === null
    ? { __typename: 'CartAutomaticDiscountAllocation', title: discount.title, ...common }
    : { __typename: 'CartCodeDiscountAllocation', code: discount.code, ...common }
}

function toPricingValue({ value }: Discount, currency: Currency) {
  if (value.kind === 'amount') {
    return { __typename: 'MoneyV2', ...toMoneyV2(value.amountsMinor[currency] ?? 0, currency) }
  }
  return {
    __typename: 'PricingPercentageValue',
    percentage: value.kind === 'percentage' ? value.percent : 100,
  }
}
