import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useSearchParams,
} from 'react-router'
import { CodeForm, type RefusedCode } from '#app/features/bag/codes/code-form.tsx'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx'
import { AgreedClosed, isClosedAgreement } from '#app/features/checkout/opening/agreed-closed.tsx'
import { newHolderCookie } from '#app/features/checkout/opening/checkout-holder.server.ts'
import { checkoutCookie } from '#app/features/checkout/opening/checkout-key.ts'
import {
  CHECKOUT_HEADERS,
  requireCheckout,
  requireKey,
  toCheckoutRequest,
} from '#app/features/checkout/opening/open-checkout.server.ts'
import { isOpenedElsewhere, OpenedElsewhere } from '#app/features/checkout/opening/opened-elsewhere.tsx'
import { checkoutCodesPath, checkoutPath, stepOf } from '#app/features/checkout/paths.ts'
import { OrderTotals } from '#app/features/checkout/summary/order-totals.tsx'
import { OrderedLines } from '#app/features/checkout/summary/ordered-lines.tsx'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { DeliveryNotices } from '#app/ui/delivery-notices.tsx'
import { ChevronIcon } from '#app/ui/icon/icons.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { errorStatus, FramedError } from '#app/ui/page/error-page.tsx'
import { useHouse, useHouseTimeZone } from '#app/ui/page/house.ts'
import { Price } from '#app/ui/price.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, sealContext } from '#app/visitor/context.ts'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { CART_ERROR_CODES, isCodeRefusal } from '#domain/cart/cart.ts'
import { CODE_CAP } from '#domain/cart/entered-code.ts'
import { localePath } from '#domain/market/locale.ts'
import { lastPaymentDay } from '#domain/order/unpaid-orders.ts'
import type { Route } from './+types/checkout-frame.ts'

export const handle: PageHandle = { isUnlisted: true }

type OrderCodesProps = { token: string; checkout: OpenCheckout; refused: RefusedCode | null }

/**
 * The commerce service puts the key into the URL only once; the loader stores the key in a cookie and removes it from
 * the URL. Before any input the browser gets a secret of its own, which makes that browser the holder of the checkout.
 */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { token } = params
  const checkoutRequest = toCheckoutRequest(request, context, token)
  const isSecure = url.protocol === 'https:'
  const headers = new Headers({ ...CHECKOUT_HEADERS, 'Referrer-Policy': 'no-referrer' })
  const key = url.searchParams.get('key')
  if (key !== null) headers.append('Set-Cookie', checkoutCookie(token, key, { isSecure }))
  else requireKey(checkoutRequest)
  if (checkoutRequest.holder === null) {
    headers.append('Set-Cookie', newHolderCookie(context.get(sealContext), { isSecure }))
  }
  if (headers.has('Set-Cookie')) {
    const path = key === null ? checkoutPath(token, stepOf(url.pathname)) : checkoutPath(token)
    throw redirect(localePath(checkoutRequest.visitor.locale, path), { status: 303, headers })
  }
  const checkout = await requireCheckout(
    { ...checkoutRequest, pathname: url.pathname },
    context.get(clientsContext),
  )
  return { token, checkout }
}

/** Reloads after a refusal too, since the checkout itself may have changed, such as its total. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate
}

export default function Frame({ loaderData: { token, checkout } }: Route.ComponentProps) {
  return (
    <CheckoutFrame back={checkout.agreed ? null : <BackToCart />}>
      <div className="mx-auto grid w-full max-w-page grow content-start lg:grid-cols-[1fr_29rem] lg:content-stretch">
        <aside className="bg-linen lg:col-start-2 lg:row-start-1">
          <CheckoutSummary token={token} checkout={checkout} />
        </aside>
        <div className="px-gutter py-8 md:py-12 lg:col-start-1 lg:row-start-1 lg:pe-16">
          {checkout.paymentMethods.length === 0 && <CheckoutClosed />}
          {checkout.notices.length > 0 && (
            <div className="grid max-w-measure gap-2 pb-6">
              <DeliveryNotices texts={checkout.notices} />
            </div>
          )}
          <Outlet />
        </div>
      </div>
    </CheckoutFrame>
  )
}

function BackToCart() {
  const t = useTranslations('checkout')
  return (
    <TextLink href={CART_PATHS.page} className="text-small">
      {t('to-bag')}
    </TextLink>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && isClosedAgreement(error.data)) {
    return (
      <CheckoutFrame>
        <AgreedClosed code={error.data.code} />
      </CheckoutFrame>
    )
  }
  return (
    <CheckoutFrame back={<BackToCart />}>
      {isRouteErrorResponse(error) && isOpenedElsewhere(error.data) ? (
        <OpenedElsewhere elsewhere={error.data} />
      ) : (
        <FramedError status={errorStatus(error)} />
      )}
    </CheckoutFrame>
  )
}

/** Shown on every step while no payment method is available, with the shop's contact details. */
function CheckoutClosed() {
  const t = useTranslations('checkout.closed')
  const { phone, email } = useHouse().contact
  return (
    <div className="mb-8 max-w-measure">
      <Notice tone="refusal">
        {t.rich('text', {
          phone: () => <TextLink href={phone.href}>{phone.display}</TextLink>,
          email: () => <TextLink href={`mailto:${email}`}>{email}</TextLink>,
        })}
      </Notice>
    </div>
  )
}

/**
 * The order summary beside each step. On phones it is collapsed below the amount due; on larger screens it is always
 * expanded, except in browsers that need JavaScript for that.
 */
function CheckoutSummary({ token, checkout }: { token: string; checkout: OpenCheckout }) {
  const t = useTranslations('checkout.summary')
  const { lines, totals, promotions, agreed } = checkout
  const shippingTitle = agreed?.shippingTitle ?? null
  const refused = useRefusedCode()
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-labelledby="summary" className="px-gutter lg:sticky lg:top-0 lg:py-12 lg:ps-10">
      <h2 id="summary" className="sr-only font-display text-heading lg:not-sr-only lg:mb-6">
        {t('title')}
      </h2>
      <details
        open={refused !== null || undefined}
        className="group/summary lg:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="flex min-h-14 items-center justify-between gap-4 text-small lg:supports-[selector(details::details-content)]:hidden">
          <span className="flex items-center gap-2">
            {t('open', { count })}
            <span className="transition-transform group-open/summary:rotate-180">
              <ChevronIcon />
            </span>
          </span>
          <span className="text-body font-medium">
            <Price price={totals.due} />
          </span>
        </summary>
        <div className="grid gap-6 pt-2 pb-8 lg:p-0">
          <OrderedLines lines={lines} shippingTitle={shippingTitle} />
          {agreed ? (
            <AgreedNote agreed={agreed} />
          ) : (
            <OrderCodes token={token} checkout={checkout} refused={refused} />
          )}
          <OrderTotals totals={totals} promotions={promotions} shippingTitle={shippingTitle} />
        </div>
      </details>
    </section>
  )
}

function AgreedNote({ agreed }: { agreed: NonNullable<OpenCheckout['agreed']> }) {
  const t = useTranslations('checkout.agreed')
  const format = useFormat()
  const date = format.date(lastPaymentDay(agreed.expiresAt, useHouseTimeZone()))
  return (
    <p className="text-small text-muted" suppressHydrationWarning>
      {t('until', { date })}
    </p>
  )
}

/** The promotion codes and gift cards of an order, which can be edited at every step. */
function OrderCodes({ token, checkout, refused }: OrderCodesProps) {
  const { pathname } = useLocation()
  const { promocodes, giftCards, revision } = checkout
  const giftCardIds = giftCards.map(({ id }) => id)
  return (
    <CodeForm
      action={checkoutCodesPath(token)}
      fields={{ step: stepOf(pathname) }}
      codes={promocodes}
      giftCards={giftCards}
      state={JSON.stringify([revision, promocodes, giftCardIds])}
      refused={refused}
    />
  )
}

/** Returns the refused code from the URL, for browsers without JavaScript. */
function useRefusedCode(): RefusedCode | null {
  const [search] = useSearchParams()
  const why = CART_ERROR_CODES.find((code) => code === search.get('refused')) ?? null
  return isCodeRefusal(why) ? { code: search.get('code')?.slice(0, CODE_CAP) ?? '', why } : null
}
