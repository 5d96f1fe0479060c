import { useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useOpenCart } from '#app/page/open-bag.ts'
import { useFetcherResult } from '#app/ui/behavior/use-fetcher-result.ts'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import type { PieceView } from '../list/list-view.ts'
import { closeMenu } from '../list/menu.ts'

type AddResult = { readonly ok: true } | { readonly ok: false; readonly code: CartErrorCode }

/**
 * Adds the piece to the bag with its quantity and project. With JavaScript the bag opens, or the refusal is shown
 * here.
 */
export function AddPieceToCart({
  fields,
  className,
}: {
  fields: NonNullable<PieceView['toBag']>
  className: string
}) {
  const t = useTranslations('lists.page.menu')
  const tCartErrors = useTranslations('errors.cart')
  const action = useLocalePath()(CART_PATHS.lines)
  const openCart = useOpenCart()
  const { Form, state, data: result } = useFetcher<AddResult>({ key: `to bag ${useId()}` })
  const form = useRef<HTMLFormElement>(null)
  useFetcherResult(result, ({ ok }) => {
    if (!ok) return
    if (form.current) closeMenu(form.current)
    openCart()
  })
  return (
    <Form ref={form} method="post" action={action}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" aria-busy={state !== 'idle' || undefined} className={className}>
        {t('bag')}
      </button>
      {state === 'idle' && result?.ok === false && (
        <p role="alert" className="max-w-48 pb-2 text-alert whitespace-normal">
          {tCartErrors(result.code)}
        </p>
      )}
    </Form>
  )
}
