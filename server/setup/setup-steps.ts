import type { House } from '#domain/house/house.ts'
import type { Language } from '#domain/market/language.ts'
import { SHIPPING_REGIONS } from '#domain/market/market.ts'

export type SetupFacts = {
  readonly house: Pick<House, 'name' | 'contact' | 'currencies' | 'delivery'>
  readonly houseFile: string
  /** The number of products in the embedded commerce service; null for a hosted one. */
  readonly products: number | null
  /** Numbers of products by language; empty for a house with one language or a hosted shop. */
  readonly untranslated: ReadonlyMap<Language, number>
  /** The number of documents in the embedded content service; null for a hosted one. */
  readonly documents: number | null
  readonly accounts: number
  readonly hasBankAccount: boolean
  readonly hasTestCard: boolean
  readonly hasMailServer: boolean
  readonly publicOrigin: string
  /** The option for this shop's commands, such as ` --empty`. */
  readonly option: string
}

export type SetupStep = {
  readonly title: string
  readonly isDone: boolean
  readonly text: string
  readonly command?: string
}

/** The remaining steps before a shop opens to the public, in a sensible order. */
export function setupSteps(facts: SetupFacts): SetupStep[] {
  return [
    houseStep(facts),
    productsStep(facts),
    translationsStep(facts),
    deliveryStep(facts),
    paymentStep(facts),
    emailStep(facts),
    peopleStep(facts),
    contentStep(facts),
    addressStep(facts),
  ]
}

/** Domains with this ending belong to no one (RFC 2606). */
const SAMPLE_DOMAIN = /\.example$/

function houseStep({ house, houseFile }: SetupFacts): SetupStep {
  const { name, contact, currencies } = house
  const isSample = SAMPLE_DOMAIN.test(contact.email)
  return {
    title: 'Who you are',
    isDone: !isSample,
    text: `The shop is called ${name}, sells in ${currencies.sold.join(', ')} and is reached at ${contact.email}${isSample ? ', which is a sample' : ''}. ${houseFile} says so, and docs/house.md explains each setting.`,
  }
}

function productsStep({ products: count, option }: SetupFacts): SetupStep {
  const title = 'Products'
  if (count === null)
    return { title, isDone: true, text: 'They are read from your hosted shop.', command: 'npm run reindex' }
  return {
    title,
    isDone: count > 0,
    text:
      count > 0
        ? `There are ${count}. Import a file again to change them.`
        : 'Import a product file as your shop exports it: of Shopify, Matrixify, WooCommerce or Magento, CSV or Excel. The shop may stay open; the report says what was understood, and --dry-run writes nothing.',
    command: `npm run import --${option} products.csv --fetch-images`,
  }
}

/** The setup page is in English. */
const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' })

function translationsStep({ untranslated, option }: SetupFacts): SetupStep {
  const missing = [...untranslated].map(([language, count]) => `${count} in ${LANGUAGE_NAMES.of(language)}`)
  return {
    title: 'Translations',
    isDone: missing.length === 0,
    text:
      missing.length === 0
        ? 'No product lacks a translation.'
        : `Products without a translation: ${missing.join(', ')}. They are shown in your own language, and marked as such, until you import their texts.`,
    ...(missing.length > 0 && {
      command: `npm run import --${option} products.csv --translations texts.json`,
    }),
  }
}

function deliveryStep({ house: { delivery }, houseFile }: SetupFacts): SetupStep {
  const missing = SHIPPING_REGIONS.filter((region) => !delivery.costs.some(({ market }) => market === region))
  return {
    title: 'Delivery costs',
    isDone: missing.length === 0,
    text:
      missing.length === 0
        ? `${houseFile} states what delivery costs for products without a cost of their own.`
        : `Products without a delivery cost of their own cannot be ordered in ${missing.join(', ')}: state delivery.costs in ${houseFile}.`,
  }
}

function paymentStep({ hasBankAccount, hasTestCard }: SetupFacts): SetupStep {
  const test = hasTestCard ? 'A test card works on this machine. ' : ''
  return {
    title: 'Payment',
    isDone: hasBankAccount,
    text: hasBankAccount
      ? 'Customers pay by bank transfer to your account.'
      : `${test}To take orders, set BANK_HOLDER, BANK_NAME, BANK_IBAN and BANK_BIC.`,
  }
}

function emailStep({ hasMailServer }: SetupFacts): SetupStep {
  return {
    title: 'Email sender',
    isDone: hasMailServer,
    text: hasMailServer
      ? 'Emails are sent through your mail server.'
      : 'Emails are written and not sent. In a real shop they wait, and those that are still of use are sent once you set SMTP_URL, and MAIL_FROM if the sender differs from your address.',
  }
}

function peopleStep({ accounts, publicOrigin }: SetupFacts): SetupStep {
  return {
    title: 'People',
    isDone: accounts > 0,
    text:
      accounts > 0
        ? `${accounts} ${accounts === 1 ? 'account' : 'accounts'} can sign in.`
        : `Nobody can sign in yet: create your own account at ${publicOrigin}/login.`,
  }
}

function contentStep({ documents, option }: SetupFacts): SetupStep {
  const title = 'Content'
  if (documents === null) return { title, isDone: true, text: 'It is read from your hosted project.' }
  return {
    title,
    isDone: documents > 0,
    text:
      documents > 0
        ? `${documents} documents are published.`
        : 'Home, menu, categories, footer and contact page are made from your products until you publish your own. Terms of sale and privacy policy are yours to write.',
    command: `npm run content -- import${option} content.ndjson`,
  }
}

function addressStep({ publicOrigin }: SetupFacts): SetupStep {
  const isPublic = publicOrigin.startsWith('https:')
  return {
    title: 'Public address',
    isDone: isPublic,
    text: isPublic
      ? `The shop is open at ${publicOrigin}.`
      : `Only this machine reaches ${publicOrigin}. For a real shop set PUBLIC_URL, SECRET, DATABASE_URL and DEMONSTRATION=no; docs/settings.md explains them.`,
  }
}
