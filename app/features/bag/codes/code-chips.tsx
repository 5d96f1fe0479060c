import type { ReactElement, ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import type { GiftCard } from '#domain/cart/cart.ts'

type CodeChipsProps = {
  codes: readonly string[]
  giftCards: readonly GiftCard[]
  children: (chip: ReactNode) => ReactElement
}

export function CodeChips({ codes, giftCards, children: form }: CodeChipsProps) {
  const t = useTranslations('codes')
  if (codes.length === 0 && giftCards.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {codes.map((code) => (
        <li key={code}>
          {form(
            <>
              <input type="hidden" name="code" value={code} />
              <RemoveButton label={t('remove', { code })}>{code}</RemoveButton>
            </>,
          )}
        </li>
      ))}
      {giftCards.map(({ id, lastCharacters: last, amountUsed }) => (
        <li key={id}>
          {form(
            <>
              <input type="hidden" name="giftCard" value={id} />
              <RemoveButton label={t('remove-card', { last })}>
                {amountUsed.amountMinor > 0 ? t('card', { last }) : t('card-unused', { last })}
              </RemoveButton>
            </>,
          )}
        </li>
      ))}
    </ul>
  )
}

function RemoveButton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <button
      type="submit"
      name="remove"
      value="1"
      aria-label={label}
      className="inline-flex min-h-8 items-center gap-2 border border-hairline bg-linen px-3 text-start text-small hover:text-accent"
    >
      {children}
      <CloseIcon />
    </button>
  )
}
