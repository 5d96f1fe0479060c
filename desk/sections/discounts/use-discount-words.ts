import { useTranslate } from 'react-admin'
import type { DiscountFields, TeamDiscount } from '#contracts/team/discount.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { useHouseTime } from '#desk/format/use-house-time.ts'
import { discountState } from '#domain/cart/discount-state.ts'
import type { Currency } from '#domain/money/money.ts'

export function useDiscountWords() {
  const translate = useTranslate()
  const { money } = useFormat()
  const { city, dateAndTime, getLabel } = useHouseTime()
  const word = (key: string, values = {}) => translate(`resources.discounts.${key}`, values)

  function amounts(minor: Partial<Record<Currency, number>>): string {
    return Object.entries(minor)
      .filter(([, amount]) => typeof amount === 'number')
      .map(([currencyCode, amount]) => money({ amount: (amount / 100).toFixed(2), currencyCode }))
      .join(' / ')
  }

  /** Describes the effect: "20% off", "€100 off", "Free shipping". */
  function effect({ value }: Pick<DiscountFields, 'value'>): string {
    if (value.kind === 'percentage') return word('effect.percentage', { percent: value.percent })
    if (value.kind === 'amount') return word('effect.amount', { amounts: amounts(value.amountsMinor) })
    return word('effect.free-shipping')
  }

  /** Returns whether there is a valid amount or percentage. An invalid value is still a string. */
  function hasSize({ value }: Pick<DiscountFields, 'value'>): boolean {
    if (value.kind === 'percentage') return Number.isFinite(value.percent)
    return value.kind !== 'amount' || amounts(value.amountsMinor) !== ''
  }

  /** Describes the discount in whole sentences, in order of importance. */
  function sentences(discount: DiscountFields): string[] {
    const { code, scope, minimumSubtotalMinor: minimum, startsAt, endsAt, usageLimit } = discount
    const count = scope.kind === 'all' ? 0 : scope.ids.length
    const isComplete = hasSize(discount) && (scope.kind === 'all' || count > 0)
    return [
      isComplete ? word('says.effect', { effect: effect(discount), scope: scope.kind, count }) : '',
      code === null ? word('says.automatic') : code && word('says.code', { code }),
      minimum && amounts(minimum) ? word('says.minimum', { amounts: amounts(minimum) }) : '',
      startsAt && endsAt
        ? word('says.from-until', { from: dateAndTime(startsAt), until: dateAndTime(endsAt), city })
        : '',
      startsAt && !endsAt ? word('says.from', { from: dateAndTime(startsAt), city }) : '',
      typeof usageLimit === 'number' ? word('says.limit', { count: usageLimit }) : '',
      discount.isOncePerCustomer ? word('says.once') : '',
      word(discount.isCombinable ? 'says.combinable' : 'says.alone'),
    ].filter((sentence) => sentence !== '' && sentence !== null)
  }

  return {
    effect,
    sentences,
    moment: dateAndTime,
    labelOf: getLabel,
    state: (discount: TeamDiscount) => word(`values.state.${discountState(discount, new Date())}`),
    code: ({ code }: TeamDiscount) => code ?? word('values.kind.automatic'),
    /** Returns the number of uses: "3 of 100", or "3" without a limit. */
    uses: ({ used, usageLimit }: TeamDiscount) =>
      usageLimit === null ? String(used) : word('uses', { used, limit: usageLimit }),
  }
}
