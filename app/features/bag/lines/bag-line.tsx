import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { QuantityField, type RefusedQuantity } from '#app/ui/quantity-field.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import { projectFields } from '#domain/list/project.ts'
import type { RemovedLine, ShownLine } from '../bag.ts'
import { BAG_PATHS } from '../paths.ts'
import { LineDetails, LinePicture } from './line-details.tsx'
import { LineRefusal } from './line-refusal.tsx'
import { useLineQuantity } from './use-line-quantity.ts'

/** A change of a line that was refused to a browser without JavaScript. */
export type RefusedLine = {
  readonly lineId: string
  readonly why: CartErrorCode
  /** The typed quantity, if that was the reason. */
  readonly quantity: RefusedQuantity | null
}

type BagLineProps = {
  line: ShownLine
  /** Null: it could not be removed. */
  onRemove: (removed: RemovedLine | null) => void
  /** Whether it has just been restored, and so takes the focus. */
  isRestored: boolean
  refused: RefusedLine | null
}

/**
 * One line of the bag. The quantity follows the last click at once; the price is set by the server. Without JavaScript
 * both forms redirect to the cart page.
 */
export function BagLine({ line, onRemove, isRestored, refused }: BagLineProps) {
  const { product } = line
  const lineQuantity = useLineQuantity(line)
  const { quantity, refusal } = lineQuantity
  const element = useRef<HTMLLIElement>(null)
  const onRefusedRemoval = useEffectEvent(() => onRemove(null))
  const isRemovalRefused = quantity === 0 && refusal !== null
  useEffect(() => {
    if (isRemovalRefused) onRefusedRemoval()
  }, [isRemovalRefused])
  useEffect(() => {
    if (isRestored) element.current?.focus()
  }, [isRestored])
  if (quantity === 0) return null

  function change(next: number): void {
    const { variantId, title } = product
    if (next === 0) onRemove({ variantId, quantity, title, project: line.project })
    lineQuantity.change(next)
  }

  const code = refusal ?? refused?.why ?? null
  return (
    <li ref={element} tabIndex={-1} className="bag-line">
      <LinePicture product={product} />
      <LineDetails line={line} isSettling={lineQuantity.isSettling} />
      <div className="bag-line-forms">
        <LineForms
          line={line}
          quantity={quantity}
          isCut={code === 'units-exhausted'}
          refused={refused?.quantity ?? null}
          onChange={change}
        />
        <LineRefusal
          line={line}
          code={code}
          onTake={(left) => {
            // The button disappears with its reason, so the line takes the focus.
            element.current?.focus()
            lineQuantity.change(left)
          }}
        />
      </div>
    </li>
  )
}

/** The forms that change the quantity and remove the line. */
function LineForms({
  line: { id, quantity: before, project, problem, product },
  quantity,
  isCut,
  refused,
  onChange,
}: {
  line: ShownLine
  quantity: number
  /** The shop has reduced it to the available units. */
  isCut: boolean
  refused: RefusedQuantity | null
  onChange: (quantity: number) => void
}) {
  const t = useTranslations('bag.line')
  const action = useLocalePath()(BAG_PATHS.line)
  const undone = { variantId: product.variantId, before: String(before), ...projectFields(project) }
  const fields = { lineId: id, ...undone }
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-1">
      {problem === null && (
        <QuantityField
          quantity={quantity}
          label={product.title}
          {...(isCut && { max: before })}
          action={action}
          fields={fields}
          refused={refused}
          onChange={onChange}
        />
      )}
      <form
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          onChange(0)
        }}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button
          type="submit"
          name="quantity"
          value={0}
          aria-label={t('remove-label', { title: product.title })}
          className="flex min-h-11 items-center text-small"
        >
          <span className={TEXT_LINK}>{t('remove')}</span>
        </button>
      </form>
    </div>
  )
}
