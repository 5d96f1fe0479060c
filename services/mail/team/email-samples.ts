import { z } from 'zod'
import type { MailRequest } from '#contracts/mail.ts'
import { type EmailSample, SAMPLE_GROUPS } from '#contracts/team/email-sample.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { showEmail } from '#services/kernel/shown-email.ts'
import { refused } from '#services/kernel/team/refused.ts'
import { defineResource, type TeamRoute } from '#services/kernel/team/routes.ts'
import type { MailOptions } from '../options.ts'
import { renderMail } from '../render-mail.ts'
import { EMAIL_SAMPLES } from '../samples/email-samples.ts'

const ROLES = ['orders', 'care', 'content'] as const
const filter = z.strictObject({
  /** Of the subjects. */
  language: z.enum(LANGUAGES).default('en'),
  group: z.enum(SAMPLE_GROUPS).optional(),
})
const query = z.object({ language: z.enum(LANGUAGES).default('en'), scheme: z.string().optional() })

type SampleOptions = Pick<MailOptions, 'house' | 'shopUrl'>

/** `email-samples`: every email that the shop sends, with data of a sample, in the order of their groups. Nothing is stored. */
export function emailSamples({ house, shopUrl }: SampleOptions): readonly TeamRoute[] {
  const shop = { name: house.name, url: shopUrl }
  const makeIn = (id: string, language: Language) => EMAIL_SAMPLES.get(id)?.({ language, shop })

  function toItem(id: string, language: Language): EmailSample | null {
    const mail = makeIn(id, language)
    if (!mail) return null
    const { subject } = renderMail(mail, house)
    return { id, version: 1, group: groupOf(mail), recipient: recipientOf(mail), subject, contents: null }
  }
  function contentsOf(id: string): EmailSample['contents'] {
    const inLanguage = (language: Language) => {
      const mail = makeIn(id, language)
      const { subject = '', text = '' } = mail ? renderMail(mail, house) : {}
      return { subject, text }
    }
    return {
      de: inLanguage('de'),
      en: inLanguage('en'),
      es: inLanguage('es'),
      fr: inLanguage('fr'),
      it: inLanguage('it'),
    }
  }

  const resource = defineResource({
    name: 'email-samples',
    isPersonal: false,
    roles: ROLES,
    filter,
    sortable: ['group'],
    logged: [],
    async list(_db, { filter: { language, group }, sort, from, count }) {
      const all = [...EMAIL_SAMPLES.keys()].flatMap((id) => toItem(id, language) ?? [])
      const listed = all
        .filter((sample) => group === undefined || sample.group === group)
        .toSorted((one, other) => SAMPLE_GROUPS.indexOf(one.group) - SAMPLE_GROUPS.indexOf(other.group))
      if (sort.isDescending) listed.reverse()
      return { items: listed.slice(from, from + count), total: listed.length }
    },
    async find(_db, id) {
      const sample = toItem(id, 'en')
      return sample && { ...sample, contents: contentsOf(id) }
    },
  })
  const preview: TeamRoute = {
    method: 'GET',
    path: '/email-samples/:id/html',
    roles: ROLES,
    needsConfirmation: false,
    isPersonal: false,
    async handle({ id, query: given }) {
      const parsed = query.safeParse(given)
      const mail = parsed.success && makeIn(id, parsed.data.language)
      return mail
        ? showEmail(renderMail(mail, house).html, parsed.data.scheme)
        : refused(404, 'item-not-found')
    },
  }
  return [...resource, preview]
}

function groupOf({ kind }: MailRequest): EmailSample['group'] {
  return SAMPLE_GROUPS.find((group) => kind.startsWith(`${group}-`)) ?? 'order'
}

/** The house gets what its desk has a page for; members of the team are notified of what concerns their access. */
function recipientOf(mail: MailRequest): EmailSample['recipient'] {
  if ('deskUrl' in mail || mail.kind === 'account-trade-team') return 'house'
  return /^account-(?:factor|recovery)-/.test(mail.kind) ? 'member' : 'customer'
}
