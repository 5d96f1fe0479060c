import { data } from 'react-router'
import { PRIVATE_FORM } from '#app/features/requests/form/private-form.ts'
import { toSentView } from '#app/features/requests/form/submit-request.server.ts'
import { CONTACT_PATHS, RECEIPT } from '#app/features/requests/paths.ts'
import { openReceipt } from '#app/features/requests/sent/receipt.server.ts'
import { SentPage } from '#app/features/requests/sent/sent-page.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { sealContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/request-sent.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [RECEIPT] }

/** The receipt is in the URL, so reloading the page sends nothing again. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitorContext)
  const receipt = openReceipt(context.get(sealContext), url.searchParams.get(RECEIPT), now(context))
  if (receipt === null) {
    throw redirect(localePath(locale, CONTACT_PATHS.form), { status: 303, headers: PRIVATE_FORM })
  }
  return data(toSentView(receipt, context), { headers: RECEIPT_HEADERS })
}

/** The URL gives access to the receipt, so it is not sent to other sites. */
const RECEIPT_HEADERS = { ...PRIVATE_FORM, 'Referrer-Policy': 'same-origin' }

export default function RequestSent({ loaderData }: Route.ComponentProps) {
  return <SentPage {...loaderData} />
}
