import type { RouterContextProvider } from 'react-router'
import { now } from '#app/page/clock.ts'
import { clientsContext, houseContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { chatOpenUntil, officeOnDuty } from '#domain/chat/chat-hours.ts'
import { getContactDetails } from '#domain/house/contact-details.ts'
import { isChatAvailable } from '#domain/house/opening-hours.ts'
import { localizedText } from '#domain/market/language.ts'
import { getCountry } from '#domain/market/market.ts'
import type { VisitorChatAccess } from './caller.server.ts'
import type { ChatView } from './chat-view.ts'

/** A closing time further ahead would need a date. */
const DAY_MS = 86_400_000

/** Spec §4: availability, office and conversation. Returns null if the chat service is unavailable. */
export async function loadChat(
  { chat }: VisitorChatAccess,
  context: Readonly<RouterContextProvider>,
): Promise<ChatView | null> {
  const { content, customer } = context.get(clientsContext)
  const { country, language } = context.get(visitorContext)
  const session = context.get(sessionContext)
  const [found, hours, person] = await Promise.all([
    chat?.read(),
    content.getChatHours({}),
    session && customer.getCustomer(session.accessToken),
  ])
  if (found && !found.ok && found.code !== 'chat-not-found') return null
  const time = now(context)
  const offices = hours.ok ? hours.value : { active: false, offices: [] }
  const { timeZone } = getContactDetails(country, context.get(houseContext).contact).hours
  const until = chatOpenUntil(offices, time)
  const office = officeOnDuty(offices, time, timeZone)
  return {
    conversation: found?.ok ? found.value : null,
    isOpen: isChatAvailable(offices, time),
    office: office && localizedText(office.name, language),
    openUntil: until && until.getTime() - time.getTime() < DAY_MS ? until.toISOString() : null,
    clock: getCountry(country).timeFormat,
    name: person?.ok ? `${person.value.firstName} ${person.value.lastName}`.trim() : '',
    email: (person?.ok ? person.value.email : null) ?? session?.email ?? '',
  }
}
