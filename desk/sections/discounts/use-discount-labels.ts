import { useTranslate } from 'react-admin'
import type { DiscountFields, TeamDiscount } from '#contracts/team/discount.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { useHouseTime } from '#desk/format/use-house-time.ts'
import { discountState } from '#domain/cart/discount-state.ts'
import type { Currency } from '#domain/money/money.ts'

export function useDiscountLabels() {
  const translate = useTranslate()
  const { money } = useFormat()
  const { city, dateAndTime, getLabel } = useHouseTime()
  const t = (key: string, values = {}) => translate(`resources.discounts.${key}`, values)

  function amounts(minor: Partial<Record<Currency, number>>): string {
    return Object.entries(minor)
      .filter(([, amount]) => typeof amount === 'number')
      .map(([currencyCode, amount]) => money({ amount: (amount / 100).toFixed(2), currencyCode }))
      .join(' / ')
  }

  /** Describes the effect: "20% off", "€100 off", "Free shipping". */
  function effect({ value }: Pick<DiscountFields, 'value'>): string {
    if (value.kind === 'percentage') return t('effect.percentage', { percent: value.percent })
    if (value.kind === 'amount') return t('effect.amount', { amounts: amounts(value.amountsMinor) })
    return t('effect.free-shipping')
  }

  /** Returns whether the amount or percentage is valid. An invalid one is still the typed string. */
  function hasValidValue({ value }: Pick<DiscountFields, 'value'>): boolean {
    if (value.kind === 'percentage') return Number.isFinite(value.percent)
    return value.kind !== 'amount' || amounts(value.amountsMinor) !== ''
  }

  /** Describes the discount in whole sentences, in order of importance. */
  function sentences(discount: DiscountFields): string[] {
    const { code, scope, minimumSubtotalMinor: minimum, startsAt, endsAt, usageLimit } = discount
    const count = scope.kind === 'all' ? 0 : scope.ids.length
    const isComplete = hasValidValue(discount) && (scope.kind === 'all' || count > 0)
    return [
      isComplete ? t('says.effect', { effect: effect(discount), scope: scope.kind, count }) : '',
      code === null ? t('says.automatic') : code && t('says.code', { code }),
      minimum && amounts(minimum) ? t('says.minimum', { amounts: amounts(minimum) }) : '',
      startsAt && endsAt
        ? t('says.from-until', { from: dateAndTime(startsAt), until: dateAndTime(endsAt), city })
        : '',
      startsAt && !endsAt ? t('says.from', { from: dateAndTime(startsAt), city }) : '',
      typeof usageLimit === 'number' ? t('says.limit', { count: usageLimit }) : '',
      discount.isOncePerCustomer ? t('says.once') : '',
      t(discount.isCombinable ? 'says.combinable' : 'says.alone'),
    ].filter((sentence) => sentence !== '' && sentence !== null)
  }

  return {
    effect,
    sentences,
    dateAndTime,
    getLabel,
    state: (discount: TeamDiscount) => t(`values.state.${discountState(discount, new Date())}`),
    code: ({ code }: TeamDiscount) => code ?? t('values.kind.automatic'),
    /** Returns the number of uses: "3 of 100", or "3" without a limit. */
    uses: ({ used, usageLimit }: TeamDiscount) =>
      usageLimit === null ? String(used) : t('uses', { used, limit: usageLimit }),
  }
}
