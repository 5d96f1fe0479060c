import type { RouterContextProvider } from 'react-router'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { SAVED_PATH } from '#app/features/lists/paths.ts'
import { loadFrame } from '#app/features/navigation/load-frame.server.ts'
import { type FormattedCall, formatCall, type OfferedCall } from '#app/features/requests/call/format-call.ts'
import { newTicket } from '#app/features/requests/form/form-ticket.server.ts'
import { loadSender } from '#app/features/requests/form/load-sender.server.ts'
import type { LoadedForm } from '#app/features/requests/form/loaded-form.ts'
import { ticketPieces } from '#app/features/requests/form/request-form.ts'
import { formatOfficeTime } from '#app/features/requests/form/submit-request.server.ts'
import { REQUEST_FORMS } from '#app/features/requests/kinds/request-forms.ts'
import { ABOUT, CONTACT_PATHS } from '#app/features/requests/paths.ts'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import { describePage } from '#app/page/page.server.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import {
  clientsContext,
  houseContext,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import type { RequestPiece } from '#contracts/request.ts'
import { getContactDetails } from '#domain/house/contact-details.ts'
import type { Office } from '#domain/house/opening-hours.ts'
import { createPhoneOffice, findPhoneOffice } from '#domain/house/phone-office.ts'
import type { Language } from '#domain/market/language.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { COUNTRIES, countryName, getCountry } from '#domain/market/market.ts'
import { callTimes, opensAt, openUntil } from '#domain/request/call-times.ts'
import { consultationTimes } from '#domain/request/consultation-times.ts'
import { replyBy } from '#domain/request/reply-time.ts'
import type { RequestKind } from '#domain/request/request-kinds.ts'
import { formPath } from './form-path.ts'
import { loadPieces } from './load-pieces.server.ts'

type CallOffer = { readonly offered: OfferedCall; readonly atOffice: FormattedCall }

export async function loadForm(
  kind: RequestKind,
  args: { request: Request; context: Readonly<RouterContextProvider>; url: URL },
): Promise<LoadedForm> {
  const { context, url } = args
  const visitor = context.get(visitorContext)
  const session = context.get(sessionContext)
  const clients = context.get(clientsContext)
  const hasDestination = kind === 'white-glove' || kind === 'quote'
  const hasPhone = REQUEST_FORMS[kind].names.includes('phone')
  const [{ orders, ...sender }, { pieces, shown, list, ...destination }, saved, frame] = await Promise.all([
    loadSender(session, clients),
    loadPieces(kind, args),
    session && (hasDestination || hasPhone) ? clients.customer.listAddresses(session.accessToken) : null,
    kind === 'consultation' ? loadFrame(context) : null,
  ])
  if (kind === 'quote' && pieces.length === 0)
    throw redirect(localePath(visitor.locale, list ? SAVED_PATH : CART_PATHS.page), { status: 303 })
  if (kind === 'contact') {
    const crumb = { label: pageText('contact-form', visitor.language), href: CONTACT_PATHS.form }
    describePage(context, { structuredData: [breadcrumbData([crumb], placeOf(visitor, url))] })
  }
  const ownAddress = saved?.ok ? saved.value.find(({ isDefault }) => isDefault)?.address : null
  const address = destination.address ?? ownAddress
  const openedAt = now(context)
  const { hours, phone, email } = getContactDetails(visitor.country, context.get(houseContext).contact)
  const replyDue =
    kind === 'back-in-stock' || kind === 'expert'
      ? null
      : replyBy(createPhoneOffice(hours, openedAt), openedAt)
  const { captcha } = context.get(clientsContext)
  return {
    kind,
    ticket: newTicket(context.get(sealContext), openedAt, ticketPieces(REQUEST_FORMS[kind], pieces)),
    action: formPath(url),
    known: {
      ...sender,
      topic: url.searchParams.get(ABOUT.topic) ?? '',
      orderNumber: url.searchParams.get(ABOUT.order) ?? '',
      quantity: '1',
      numberOfPieces: String(pieces.reduce((sum, { quantity }) => sum + quantity, 0) || 1),
      street: [address?.line1, address?.line2].filter(Boolean).join(', '),
      city: address?.city ?? '',
      postalCode: address?.postalCode ?? '',
      zone: address?.zone ?? '',
      country: address?.country ?? visitor.country,
      phone: ownAddress?.phone ?? '',
      project: list?.project ?? '',
      meeting: 'video',
    },
    piece: shown,
    lines: shown ? [] : pieces.map(formatPiece),
    countries: hasDestination ? countriesSortedByName(visitor.language) : [],
    orders,
    replyBy: replyDue && formatOfficeTime(replyDue, context),
    call: CALL_OFFERS[kind]?.(context, openedAt) ?? null,
    ...(captcha && {
      captcha: { provider: captcha.provider, siteKey: captcha.siteKey, phone, email },
    }),
    offices: frame?.offices.map(({ city }) => city) ?? [],
    unit: visitor.units,
    currency: visitor.currency,
    origin: url.origin,
  }
}

const CALL_OFFERS: Partial<Record<RequestKind, typeof offerCall>> = {
  expert: offerCall,
  consultation: offerConsultation,
}

function formatPiece({ title, variantTitle, quantity }: RequestPiece): string {
  return `${quantity} × ${[title, variantTitle].filter(Boolean).join(', ')}`
}

/** Computed on the server, so that every browser shows the same names. */
function countriesSortedByName(language: Language): LoadedForm['countries'] {
  const { compare } = new Intl.Collator(language)
  return COUNTRIES.map(({ isoCode }) => ({ code: isoCode, name: countryName(isoCode, language) })).sort(
    (a, b) => compare(a.name, b.name),
  )
}

/** Returns call times of the office that serves the visitor's country, also formatted in its time zone. */
function offerCall(context: Readonly<RouterContextProvider>, now: Date): CallOffer {
  return formatOffer(context, now, (office) => ({
    openUntil: openUntil(office, now)?.toISOString() ?? null,
    opensAt: opensAt(office, now)?.toISOString() ?? null,
    times: callTimes(office, now),
  }))
}

function offerConsultation(context: Readonly<RouterContextProvider>, now: Date): CallOffer {
  return formatOffer(context, now, (office) => ({
    openUntil: null,
    opensAt: null,
    times: consultationTimes(office, now),
  }))
}

function formatOffer(
  context: Readonly<RouterContextProvider>,
  now: Date,
  timesOf: (office: Office) => Pick<OfferedCall, 'openUntil' | 'opensAt'> & { times: readonly Date[] },
): CallOffer {
  const { country, locale } = context.get(visitorContext)
  const office = findPhoneOffice(country, context.get(houseContext).contact, now)
  const { times, ...opening } = timesOf(office)
  const offered = {
    ...opening,
    times: times.map((time) => time.toISOString()),
    now: now.toISOString(),
    tag: toLanguageTag(locale),
    clock: getCountry(country).timeFormat,
  }
  return { offered, atOffice: formatCall(offered, office.timezone) }
}
