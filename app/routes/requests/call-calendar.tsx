import { PRIVATE_FORM } from '#app/features/requests/form/private-form.ts'
import { CONTACT_PATHS, RECEIPT } from '#app/features/requests/paths.ts'
import { openReceipt } from '#app/features/requests/sent/receipt.server.ts'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import { houseContext, sealContext, visitorContext } from '#app/visitor/context.ts'
import { getContactDetails } from '#domain/house/contact-details.ts'
import { localePath } from '#domain/market/locale.ts'
import { calendarFile } from '#domain/request/calendar-file.ts'
import { CALL_MINUTES } from '#domain/request/call-times.ts'
import type { Route } from './+types/call-calendar.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, language, country } = context.get(visitorContext)
  const receipt = openReceipt(context.get(sealContext), url.searchParams.get(RECEIPT), now(context))
  const startsAt = receipt?.call?.at ?? null
  if (!receipt || startsAt === null) {
    throw redirect(localePath(locale, CONTACT_PATHS.form), { status: 303, headers: PRIVATE_FORM })
  }
  const { number, sentAt } = receipt
  const { name, contact } = context.get(houseContext)
  const file = calendarFile({
    uid: `${number}@${url.host}`,
    house: name,
    startsAt: new Date(startsAt),
    minutes: CALL_MINUTES,
    title: `${name}: ${pageText('expert', language)}`,
    description: `${pageText('request-number', language)}: ${number}\n${name}: ${getContactDetails(country, contact).phone.display}`,
    madeAt: sentAt,
  })
  return new Response(file, {
    headers: {
      ...PRIVATE_FORM,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${number}.ics"`,
      'Referrer-Policy': 'same-origin',
    },
  })
}
