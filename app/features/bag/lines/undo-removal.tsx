import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { projectFields } from '#domain/list/project.ts'
import { type CartView, isRemovedLine, type RemovedLine } from '../bag.ts'
import type { CartChange } from '../bag-change-response.server.ts'
import { CART_PATHS } from '../paths.ts'
import type { Removal } from './use-removal.ts'

export function UndoRemoval({ cart, removal }: { cart: CartView | null; removal: Removal }) {
  const { removed, isFresh, restore } = removal
  return (
    removed && (
      <Undo key={keyOf(removed)} cart={cart} removed={removed} isFresh={isFresh} onRestored={restore} />
    )
  )
}

const keyOf = ({ variantId, project }: RemovedLine) =>
  `${variantId} ${Object.values(projectFields(project)).join(' ')}`

/** Takes the focus, since the line is gone; once restored, the line takes the focus back. */
function Undo({
  cart,
  removed,
  isFresh,
  onRestored,
}: {
  cart: CartView | null
  removed: RemovedLine
  isFresh: boolean
  onRestored: () => void
}) {
  const t = useTranslations('bag.removed')
  const tErrors = useTranslations('errors.cart')
  const action = useLocalePath()(CART_PATHS.lines)
  const { Form, state, data } = useFetcher<CartChange>({ key: `undo ${keyOf(removed)}` })
  const isInCart = cart?.lines.some((line) => isRemovedLine(line, removed)) ?? false
  const isRemoving = isFresh && isInCart && data === undefined
  const [isWaiting, setIsWaiting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal moves the focus once
  useEffect(() => button.current?.focus(), [removed])
  const isRestored = state === 'idle' && data?.ok === true && isInCart
  const reportRestored = useEffectEvent(onRestored)
  useEffect(() => {
    if (isRestored) reportRestored()
  }, [isRestored])
  useEffect(() => {
    if (!isWaiting || isRemoving) return
    setIsWaiting(false)
    form.current?.requestSubmit()
  }, [isWaiting, isRemoving])

  /** Restores the piece once, even after a double click, and only after the removal has finished. */
  function submit(event: FormEvent): void {
    if (state === 'idle' && !isRemoving) return
    event.preventDefault()
    setIsWaiting(isRemoving)
  }

  const refusal = state === 'idle' && data?.ok === false ? data.code : null
  return (
    <Notice
      tone={refusal === null ? 'plain' : 'refusal'}
      action={
        <Form ref={form} method="post" action={action} onSubmit={submit}>
          <input type="hidden" name="variantId" value={removed.variantId} />
          <input type="hidden" name="quantity" value={removed.quantity} />
          {Object.entries(projectFields(removed.project)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button ref={button} type="submit" aria-busy={state !== 'idle' || undefined} className={TEXT_LINK}>
            {t('undo')}
          </button>
        </Form>
      }
    >
      {refusal === null ? t('text', { title: removed.title || t('piece') }) : tErrors(refusal)}
    </Notice>
  )
}
