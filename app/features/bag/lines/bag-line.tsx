import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useHeld } from '#app/page/connection/held-state.ts'
import { Notice } from '#app/ui/notice.tsx'
import { QuantityField, type RefusedQuantity } from '#app/ui/quantity-field.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { CartErrorCode, CartLine } from '#domain/cart/cart.ts'
import { projectFields } from '#domain/list/project.ts'
import type { CartLineView, RemovedLine } from '../bag.ts'
import type { CartChange } from '../bag-change-response.server.ts'
import { CART_PATHS } from '../paths.ts'
import { LineDetails, LinePicture } from './line-details.tsx'

/** What a browser without JavaScript shows at a refused line. */
export type RefusedLine = {
  readonly lineId: string
  readonly why: CartErrorCode
  /** The typed quantity, if it was the reason. */
  readonly quantity: RefusedQuantity | null
}

type CartLineItemProps = {
  line: CartLineView
  onRemove: (removed: RemovedLine | null) => void
  /** Whether the line has just been restored, and therefore takes the focus. */
  isRestored: boolean
  refused: RefusedLine | null
}

type LineQuantity = {
  /** The requested quantity, until the bag has been reloaded; 0 while the line is being removed. */
  readonly quantity: number
  readonly isSettling: boolean
  readonly refusal: CartErrorCode | null
  change(quantity: number): void
}

/**
 * One line of the bag. The quantity follows the last click at once; the price is set by the server. Without JavaScript
 * both forms redirect to the cart page.
 */
export function CartLineItem({ line, onRemove, isRestored, refused }: CartLineItemProps) {
  const { product } = line
  const lineQuantity = useLineQuantity(line)
  const { quantity, refusal } = lineQuantity
  const element = useRef<HTMLLIElement>(null)
  const onRefusedRemoval = useEffectEvent(() => onRemove(null))
  const isRemovalRefused = quantity === 0 && refusal !== null
  useEffect(() => {
    if (isRemovalRefused) onRefusedRemoval()
  }, [isRemovalRefused])
  // The line may be restored before the response to its removal arrives.
  const isRemoved = quantity === 0
  useEffect(() => {
    if (isRestored && !isRemoved) element.current?.focus()
  }, [isRestored, isRemoved])
  if (isRemoved) return null

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
          isReduced={code === 'units-exhausted'}
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

function LineForms({
  line: { id, quantity: before, project, problem, product },
  quantity,
  isReduced,
  refused,
  onChange,
}: {
  line: CartLineView
  quantity: number
  /** Whether the shop has reduced the quantity to the available units. */
  isReduced: boolean
  refused: RefusedQuantity | null
  onChange: (quantity: number) => void
}) {
  const t = useTranslations('bag.line')
  const action = useLocalePath()(CART_PATHS.line)
  const undoFields = { variantId: product.variantId, before: String(before), ...projectFields(project) }
  const fields = { lineId: id, ...undoFields }
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-1">
      {problem === null && (
        <QuantityField
          quantity={quantity}
          label={product.title}
          {...(isReduced && { max: before })}
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

/**
 * The quantity of a line while it is edited. Changes are sent one after another, so that they arrive in order; of those
 * made while one is pending, only the last is sent. A change that waits for the connection takes over newer quantities.
 */
function useLineQuantity(line: Pick<CartLine, 'id' | 'quantity'>): LineQuantity {
  const { id } = line
  const { state, data, submit } = useFetcher<CartChange>({ key: `line ${id}` })
  const action = useLocalePath()(CART_PATHS.line)
  const [requested, setRequested] = useState<number | null>(null)
  const sent = useRef<number | null>(null)
  const previousState = useRef(state)
  const { changes, amend } = useHeld()
  const heldId = changes.find(({ fields }) => fields.some(([, value]) => value === id))?.id
  useEffect(() => {
    const hasSettled = state === 'idle' && previousState.current !== 'idle'
    previousState.current = state
    if (requested === sent.current) {
      if (!hasSettled) return
      sent.current = null
      setRequested(null)
    } else if (requested !== null && (heldId || state !== 'submitting')) {
      sent.current = requested
      const quantity = String(requested)
      if (heldId) amend(heldId, { quantity })
      else void submit({ lineId: id, quantity }, { method: 'post', action })
    }
  }, [state, requested, id, action, submit, heldId, amend])
  return {
    quantity: requested ?? line.quantity,
    // A change that waits for the connection is shown with its expected result.
    isSettling: !heldId && (state !== 'idle' || requested !== null),
    refusal: data === undefined || data.ok ? null : data.code,
    change: setRequested,
  }
}

/** Why a line cannot be ordered as it is, or why its last change was refused. */
function LineRefusal({
  line,
  code,
  onTake,
}: {
  line: CartLineView
  code: CartErrorCode | null
  onTake: (left: number) => void
}): ReactNode {
  const t = useTranslations('bag.line')
  const tErrors = useTranslations('errors.cart')
  if (line.problem === 'units-short') return <TakeRemainingUnits line={line} onTake={onTake} />
  const why = line.problem ?? code
  // An invalid quantity is reported at its field.
  if (why === null || why === 'quantity-malformed' || why === 'quantity-too-large') return null
  return <Refusal>{why === 'units-exhausted' ? t('cut', { left: line.quantity }) : tErrors(why)}</Refusal>
}

/** Offers to take the remaining units. */
function TakeRemainingUnits({ line, onTake }: { line: CartLineView; onTake: (left: number) => void }) {
  const t = useTranslations('bag.line')
  const action = useLocalePath()(CART_PATHS.line)
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
