import type { Language } from '#domain/market/language.ts'
import type { Audience } from '#domain/visitor/segments.ts'
import de from '#messages/de.json' with { type: 'json' }
import en from '#messages/en.json' with { type: 'json' }
import es from '#messages/es.json' with { type: 'json' }
import fr from '#messages/fr.json' with { type: 'json' }
import it from '#messages/it.json' with { type: 'json' }

type GeneratedNames = {
  readonly 'all-pieces': string
  readonly 'all-of-category': string
  readonly categories: string
  readonly newest: string
  readonly contact: { readonly title: string }
  readonly 'cookie-policy': { readonly title: string }
}

type PageNames = {
  readonly request: {
    readonly forms: Readonly<Record<'contact' | 'expert', { readonly title: string }>>
    readonly sent: { readonly number: string }
  }
  readonly newsletter: { readonly consent: string; readonly checkout: string }
  readonly preview: { readonly audience: Readonly<Record<Audience, string>> }
  readonly shell: { readonly breadcrumbs: { readonly home: string } }
  readonly artisans: { readonly title: string }
  readonly magazine: { readonly title: string; readonly intro: string }
  readonly editorial: {
    readonly 'site-map': { readonly title: string }
    readonly collections: { readonly title: string }
    readonly generated: GeneratedNames
  }
}

const NAMES: Readonly<Record<Language, PageNames>> = { de, en, es, fr, it }

const TEXTS = {
  home: ({ shell }) => shell.breadcrumbs.home,
  artisans: ({ artisans }) => artisans.title,
  magazine: ({ magazine }) => magazine.title,
  'magazine-intro': ({ magazine }) => magazine.intro,
  'site-map': ({ editorial }) => editorial['site-map'].title,
  'contact-form': ({ request }) => request.forms.contact.title,
  expert: ({ request }) => request.forms.expert.title,
  'newsletter-consent': ({ newsletter }) => newsletter.consent,
  'newsletter-checkout': ({ newsletter }) => newsletter.checkout,
  'request-number': ({ request }) => request.sent.number,
  'all-pieces': ({ editorial }) => editorial.generated['all-pieces'],
  'all-of-category': ({ editorial }) => editorial.generated['all-of-category'],
  categories: ({ editorial }) => editorial.generated.categories,
  collections: ({ editorial }) => editorial.collections.title,
  newest: ({ editorial }) => editorial.generated.newest,
  contact: ({ editorial }) => editorial.generated.contact.title,
  'cookie-policy': ({ editorial }) => editorial.generated['cookie-policy'].title,
  'audience-repeat_users': ({ preview }) => preview.audience.repeat_users,
  'audience-is_trade': ({ preview }) => preview.audience.is_trade,
  'audience-has_email_opted_in': ({ preview }) => preview.audience.has_email_opted_in,
} as const satisfies Record<string, (names: PageNames) => string>

/** The text of a page that editors do not write, for structured data, feeds and generated content. */
export function pageText(page: keyof typeof TEXTS, language: Language): string {
  return TEXTS[page](NAMES[language])
}
