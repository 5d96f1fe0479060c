import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import type { ShownLine } from '../bag.ts'
import { BAG_PATHS } from '../paths.ts'

/** Why a line cannot be ordered as it is, or why its last change was refused. */
export function LineRefusal({
  line,
  code,
  onTake,
}: {
  line: ShownLine
  /** The refusal of the last change. */
  code: CartErrorCode | null
  onTake: (left: number) => void
}): ReactNode {
  const t = useTranslations('bag.line')
  const errors = useTranslations('errors.cart')
  if (line.problem === 'units-short') return <ShortOfUnits line={line} onTake={onTake} />
  const why = line.problem ?? code
  // An invalid quantity is reported at its field.
  if (why === null || why === 'quantity-malformed' || why === 'quantity-too-large') return null
  return <Refusal>{why === 'units-exhausted' ? t('cut', { left: line.quantity }) : errors(why)}</Refusal>
}

/** How many are left, with a button to take those. */
function ShortOfUnits({ line, onTake }: { line: ShownLine; onTake: (left: number) => void }) {
  const t = useTranslations('bag.line')
  const action = useLocalePath()(BAG_PATHS.line)
  const left = line.product.quantityAvailable ?? 0
  return (
    <Refusal
      action={
        left > 0 && (
          <form
            method="post"
            action={action}
            onSubmit={(event) => {
              event.preventDefault()
              onTake(left)
            }}
          >
            <input type="hidden" name="lineId" value={line.id} />
            <button type="submit" name="quantity" value={left} className={TEXT_LINK}>
              {t('set', { left })}
            </button>
          </form>
        )
      }
    >
      {t('short', { left })}
    </Refusal>
  )
}

function Refusal({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-2">
      <Notice tone="refusal" action={action}>
        {children}
      </Notice>
    </div>
  )
}
