import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { BAG_PATHS } from '#app/features/bag/paths.ts'
import { CheckoutClosed } from '#app/features/checkout/checkout-closed.tsx'
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx'
import { AgreedClosed, isClosedAgreement } from '#app/features/checkout/opening/agreed-closed.tsx'
import { newHolderCookie } from '#app/features/checkout/opening/checkout-holder.server.ts'
import { checkoutCookie } from '#app/features/checkout/opening/checkout-key.ts'
import {
  CHECKOUT_HEADERS,
  checkoutRequestOf,
  requireCheckout,
  requireKey,
} from '#app/features/checkout/opening/open-checkout.server.ts'
import { isElsewhere, OpenedElsewhere } from '#app/features/checkout/opening/opened-elsewhere.tsx'
import { checkoutPath, stepOf } from '#app/features/checkout/paths.ts'
import { CheckoutSummary } from '#app/features/checkout/summary/checkout-summary.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { DeliveryNotices } from '#app/ui/delivery-notices.tsx'
import { FramedError, statusOfError } from '#app/ui/page/error-page.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, sealContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/checkout-frame.ts'

export const handle: PageHandle = { isUnlisted: true }

/**
 * The key comes once, in the URL from the commerce service; a cookie stores it and it is removed from the URL. The
 * browser gets a secret of its own before anything is entered, which makes the checkout its own.
 */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { token } = params
  const checkoutRequest = checkoutRequestOf(request, context, token)
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

/** Reloads after a refusal too, since it may mean that the checkout itself has changed, such as its total. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate
}

export default function Frame({ loaderData: { token, checkout } }: Route.ComponentProps) {
  return (
    <CheckoutFrame back={checkout.agreed ? null : <BackToBag />}>
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

function BackToBag() {
  const t = useTranslations('checkout')
  return (
    <TextLink href={BAG_PATHS.page} className="text-small">
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
    <CheckoutFrame back={<BackToBag />}>
      {isRouteErrorResponse(error) && isElsewhere(error.data) ? (
        <OpenedElsewhere elsewhere={error.data} />
      ) : (
        <FramedError status={statusOfError(error)} />
      )}
    </CheckoutFrame>
  )
}
