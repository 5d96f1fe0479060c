import { data, isRouteErrorResponse } from 'react-router'
import { ContactWays } from '#app/features/navigation/contact/contact-ways.tsx'
import { contactForm, TRAP, toRequest } from '#app/features/requests/contact/contact-form.ts'
import { ContactPage } from '#app/features/requests/contact/contact-page.tsx'
import { loadSender } from '#app/features/requests/contact/load-sender.server.ts'
import { newTicket, readTicket, requestKey } from '#app/features/requests/form/form-ticket.server.ts'
import { refusedContact, refusedFields, ticketOf } from '#app/features/requests/form/refused-request.ts'
import { ABOUT, CONTACT_PATHS, RECEIPT } from '#app/features/requests/paths.ts'
import { sealReceipt } from '#app/features/requests/sent/receipt.server.ts'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, sealContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { localePath } from '#domain/market/locale.ts'
import { isFilledByProgram, isOutdated } from '#domain/request/form-traps.ts'
import { useShell } from '../parent-routes.ts'
import type { Route } from './+types/contact.ts'
import { PRIVATE_FORM } from './contact-headers.ts'

/** Guests do not share it, since each form is sent once. */
export const handle: PageHandle = { parameters: Object.values(ABOUT) }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const crumb = { label: pageText('contact-form', visitor.language), href: CONTACT_PATHS.form }
  describePage(context, { structuredData: [breadcrumbData([crumb], placeOf(visitor, url))] })
  const { orders, ...sender } = await loadSender(context.get(sessionContext), context.get(clientsContext))
  const known = {
    ...sender,
    topic: url.searchParams.get(ABOUT.topic) ?? '',
    orderNumber: url.searchParams.get(ABOUT.order) ?? '',
    prefersPhone: false,
  }
  const ticket = newTicket(context.get(sealContext), now())
  return data({ ticket, known, orders, origin: url.origin }, { headers: PRIVATE_FORM })
}

export async function action({ request, context }: Route.ActionArgs) {
  const seal = context.get(sealContext)
  const { locale, language, country } = context.get(visitorContext)
  const form = await readForm(request)
  const submission = parseForm(form, contactForm)
  if (submission.status !== 'success') {
    const status = submission.status === 'error' ? 422 : 200
    return data({ result: submission.reply(), ticket: ticketOf(form) }, { status })
  }
  const sentAt = now()
  const ticket = readTicket(seal, ticketOf(form))
  if (ticket === null || isOutdated(ticket.openedAt, sentAt)) {
    return refusedContact(form, 'filled-by-program', newTicket(seal, sentAt))
  }
  const trap = String(form.get(TRAP) ?? '')
  if (isFilledByProgram({ trap, openedAt: ticket.openedAt, now: sentAt })) {
    return refusedContact(form, 'filled-by-program')
  }
  const accountId = context.get(sessionContext)?.accountId ?? null
  const network = request.headers.get(VISITOR_KEY_HEADER)
  const contact = toRequest(submission.value, { language, country, accountId, network })
  const sent = await context.get(clientsContext).requests.send(contact, requestKey(ticket, contact))
  if (!sent.ok) return 'fields' in sent ? refusedFields(form, sent.fields) : refusedContact(form, sent.code)
  const receipt = sealReceipt(seal, { ...sent.value, email: contact.email, sentAt })
  const address = localePath(locale, CONTACT_PATHS.sent)
  const search = new URLSearchParams({ [RECEIPT]: receipt })
  return redirect(`${address}?${search}`, { status: 303, headers: PRIVATE_FORM })
}

/** Preserves the form when no response comes, or one of the server in front of the shop. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (fault) {
    if (fault instanceof TypeError) return refusedContact(form, 'connection-lost')
    if (!isRouteErrorResponse(fault) || (fault.status < 500 && fault.status !== 429)) throw fault
    return refusedContact(form, fault.status === 429 ? 'too-many-requests' : 'platform-unavailable')
  }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, ...form } = loaderData
  const { contact } = useShell()
  return (
    <ContactPage
      {...form}
      ticket={actionData?.ticket ?? ticket}
      lastResult={actionData?.result}
      ways={<ContactWays contact={contact} />}
    />
  )
}
