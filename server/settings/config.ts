import { resolve } from 'node:path'
import type { z } from 'zod'
import type { BankDetails } from '#contracts/order/order.ts'
import type { House } from '#domain/house/house.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { StartFault } from '#services/kernel/start-fault.ts'
import { loadHouse } from '../house/read-house.ts'
import type { HouseFiles } from '../house/read-look.ts'
import { createSampleAccount, readBankAccount } from './bank-account.ts'
import { type CaptchaSettings, readCaptchaSettings } from './captcha-settings.ts'
import { readHubspotSettings } from './chat-settings.ts'
import { type DemonstrationMode, demonstrationMode } from './demonstration.ts'
import { derivedSecret, derivedSecrets } from './derived-secrets.ts'
import { environment } from './environment.ts'
import { type HostedScriptSettings, readHostedScripts } from './hosted-scripts.ts'
import { readInboundSettings } from './inbound-settings.ts'
import { type GivenSecrets, loadOrCreateSecrets, type Secrets } from './secrets.ts'
import { readTrackingSettings, type TrackingSettings } from './tracking-settings.ts'

export type Role = 'all' | 'storefront' | 'services'

export type Configuration = {
  isDevelopment: boolean
  /** A demonstration loads its house and people, lists the services and accepts test payments. */
  demonstration: DemonstrationMode
  /** Omits the products, content and people of the demonstration house. */
  isEmpty: boolean
  houseFolder: string
  role: Role
  host: string
  port: number
  /** The public scheme, host and port of the shop; no trailing slash. */
  publicOrigin: string
  /** `house.json` of HOUSE_FOLDER. */
  house: House
  /** The logo, favicon and fonts. */
  houseFiles: HouseFiles
  dataFolder: string
  /** Null for the embedded PostgreSQL in the data folder. */
  databaseUrl: string | null
  secret: string
  /** Previous secrets, whose signatures and ciphertexts are still accepted. */
  oldSecrets: readonly string[]
  /** Gives access to drafts in preview, and signs its passes. */
  previewKey: string
  /** Shows the tokens at `/services` of a demonstration. */
  servicesKey: string
  trustedProxies: number
  /** Whether a CDN forwards private requests to the shop. */
  cdnBypassesSessions: boolean
  /** How long a stopping shop reports that it is not ready before it stops listening. */
  shutdownDelaySeconds: number
  logLevel: string
  /** Null if only callers on this machine may read metrics. */
  metricsToken: string | null
  /** In addition to those allowed with `npm run import -- --allow-images`. */
  imageHosts: readonly string[]
  /** In addition to the forms' own traps for bots; null for none. */
  captcha: CaptchaSettings | null
  /** Third-party scripts on every page. */
  hostedScripts: HostedScriptSettings
  store: Store
  limits: RequestLimits
  services: ServiceSettings
}

/** The locations of the shop's own pictures (`/pictures/…`) and product files (`/files/…`). */
type Store = {
  picturesFolder: string
  /** Pictures downloaded from other hosts. */
  fetchedFolder: string
  picturesFolders: readonly string[]
  filesFolder: string
  /** Files that an import found in another folder. */
  importedFilesFolder: string
  filesFolders: readonly string[]
}

/** Limits per visitor and minute. */
export type RequestLimits = {
  keySecret: string
  /** Only pages that are not cached. */
  pagesPerMinute: number
  changesPerMinute: number
  imagesPerMinute: number
  serviceCallsPerMinute: number
  /** Concurrent event streams per network. */
  streamsPerNetwork: number
}

/** The URL and keys of each service. A `url` of null means the embedded one. */
export type ServiceSettings = {
  commerce: {
    url: string | null
    shopDomain: string
    /** Only servers may have it, since it can act for a buyer. */
    privateToken: string
    /** Browsers may have it. */
    publicToken: string
    /** Creates draft orders in a hosted shop; null if the team creates them manually. Only servers may have it. */
    adminToken: string | null
    /** Verifies the webhooks of a hosted shop at `/hooks/commerce`; null for none. */
    webhookSecret: string | null
    /** Protects the team's calls about orders. */
    teamToken: string
    linkSecret: string
    oldLinkSecrets: readonly string[]
    /** How many days an order waits for its bank transfer. */
    unpaidOrderDays: number
    /** Null if bank transfer is not offered. */
    bank: BankDetails | null
  }
  team: { url: string | null }
  carrier: { url: string | null }
  customer: {
    url: string | null
    /** For the house's calls about companies. */
    companyTokens: RotatedSecret
  }
  content: {
    url: string | null
    isHosted: boolean
    project: string
    dataset: string
    /** Reads published content, including what only the storefront's server may read. */
    readToken: string
    /** The storefront's token; null for a hosted project without one. */
    storefrontToken: string | null
    previewToken: string
    writeToken: string
    /** Verifies the webhooks of a hosted project at `/hooks/content`; null for none. */
    webhookSecret: string | null
  }
  search: {
    url: string | null
    isHosted: boolean
    application: string
    searchKey: string
    adminKey: string
  }
  /** `bounceSecret` verifies reports of bounced emails; null if none are received. */
  mail: { smtpUrl: string | null; from: string; bounceSecret: string | null }
  platform: {
    url: string | null
    /** For servers that count and read visitors' searches. */
    serverTokens: RotatedSecret
    /** The domain that receives emails to conversations, and the secret that signs them; null for none. */
    inbound: { domain: string; secret: string } | null
    /** The REST API of VIES; null to only check the format of VAT numbers. */
    viesUrl: string | null
  }
  files: {
    url: string | null
    /** Only servers have them. */
    serverTokens: RotatedSecret
  }
  chat: {
    url: string | null
    hubspot: ReturnType<typeof readHubspotSettings>
    /** Only servers have them. */
    serverTokens: RotatedSecret
  }
  audience: {
    url: string | null
    /** Only servers have them. */
    keys: RotatedSecret
    /** For the newsletter, which is ours even with a hosted marketing platform. */
    newsletterTokens: RotatedSecret
    /** Set if another process of ours runs the newsletter. */
    newsletterUrl: string | null
  }
  tracking: TrackingSettings
  visual: {
    url: string | null
    /** Only servers have them. */
    tokens: RotatedSecret
    /** A vision transformer, by its folder or its name on the hub; null for the built-in embedding. */
    model: string | null
  }
  identity: {
    /** A hosted provider's scheme, host and port; null for the embedded one. */
    url: string | null
    /** The storefront's client id at that provider. */
    clientId: string
    cookieSecrets: RotatedSecret
    screensTokens: RotatedSecret
    /** A service that knows breached passwords; null to use only the bundled list. */
    breachUrl: string | null
  }
}

/** Throws StartFault with one line that names each invalid variable. */
export function readConfiguration(variables: NodeJS.ProcessEnv = process.env): Configuration {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartFault(`Check these settings. ${lines.join('; ')}. docs/settings.md explains each one.`)
  }
  return toConfiguration(parsed.data)
}

type Environment = z.infer<typeof environment>

const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

function toConfiguration(given: Environment): Configuration {
  const dataFolder = resolve(given.DATA_FOLDER)
  const { house, files: houseFiles } = loadHouse(given.HOUSE_FOLDER)
  const publicOrigin = new URL(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).origin
  const demonstration = demonstrationMode({
    wish: given.DEMONSTRATION,
    isProduction: given.NODE_ENV === 'production',
    hasOwnDatabase: given.DATABASE_URL !== undefined,
    host: given.HOST,
    publicOrigin,
    trustedProxies: given.TRUSTED_PROXIES,
  })
  const isDemonstration = demonstration !== 'off'
  const { oldSecrets: storedOldSecrets, ...secrets } = loadOrCreateSecrets({
    dataFolder,
    given: toGivenSecrets(given),
    isDemonstration,
  })
  const oldSecrets = [...given.OLD_SECRETS, ...storedOldSecrets]
  return {
    isDevelopment: given.NODE_ENV === 'development',
    demonstration,
    isEmpty: given.EMPTY === 'yes',
    houseFolder: given.HOUSE_FOLDER,
    role: given.ROLE,
    host: given.HOST,
    port: given.PORT,
    publicOrigin,
    house,
    houseFiles,
    dataFolder,
    databaseUrl: given.DATABASE_URL ?? null,
    secret: secrets.secret,
    oldSecrets,
    previewKey: secrets.previewKey,
    servicesKey: secrets.servicesKey,
    trustedProxies: given.TRUSTED_PROXIES,
    cdnBypassesSessions: given.CDN_BYPASSES_SESSIONS === 'yes',
    shutdownDelaySeconds: given.SHUTDOWN_DELAY_SECONDS,
    logLevel: given.LOG_LEVEL ?? (isDemonstration ? 'warn' : 'info'),
    metricsToken: given.METRICS_TOKEN ?? null,
    imageHosts: collectImageHosts(given),
    captcha: readCaptchaSettings(given),
    hostedScripts: readHostedScripts(given),
    store: toStore(given, dataFolder),
    limits: {
      keySecret: derivedSecret(secrets.secret, 'rate limits'),
      pagesPerMinute: given.PAGES_PER_MINUTE,
      changesPerMinute: given.CHANGES_PER_MINUTE,
      imagesPerMinute: given.IMAGES_PER_MINUTE,
      serviceCallsPerMinute: given.SERVICE_CALLS_PER_MINUTE,
      streamsPerNetwork: given.STREAMS_PER_NETWORK,
    },
    services: toServiceSettings(given, { house, secrets: { ...secrets, oldSecrets }, isDemonstration }),
  }
}

function toServiceSettings(
  given: Environment,
  { house, secrets, isDemonstration }: { house: House; secrets: Secrets; isDemonstration: boolean },
): ServiceSettings {
  const derived = (purpose: string) => derivedSecrets([secrets.secret, ...secrets.oldSecrets], purpose)
  const [linkSecret, ...oldLinkSecrets] = derived('order links')
  return {
    commerce: {
      url: given.COMMERCE_URL ?? null,
      shopDomain: given.COMMERCE_SHOP_DOMAIN ?? hostOf(given.COMMERCE_URL) ?? 'shop.localhost',
      privateToken: secrets.commercePrivateToken,
      publicToken: secrets.commercePublicToken,
      adminToken: given.COMMERCE_ADMIN_TOKEN ?? null,
      webhookSecret: given.COMMERCE_WEBHOOK_SECRET ?? null,
      teamToken: secrets.teamToken,
      linkSecret,
      oldLinkSecrets,
      unpaidOrderDays: given.UNPAID_ORDER_DAYS,
      bank: readBankAccount(given) ?? (isDemonstration ? createSampleAccount(house) : null),
    },
    carrier: { url: given.CARRIER_URL ?? null },
    customer: {
      url: given.CUSTOMER_URL ?? null,
      companyTokens: derived('customer companies'),
    },
    content: {
      url: given.CONTENT_URL ?? null,
      isHosted: isContentHosted(given),
      project: given.CONTENT_PROJECT ?? 'house',
      dataset: given.CONTENT_DATASET,
      readToken: secrets.contentReadToken,
      storefrontToken: isContentHosted(given) ? (given.CONTENT_READ_TOKEN ?? null) : secrets.contentReadToken,
      previewToken: secrets.contentPreviewToken,
      writeToken: secrets.contentWriteToken,
      webhookSecret: given.CONTENT_WEBHOOK_SECRET ?? null,
    },
    search: {
      url: given.SEARCH_URL ?? null,
      isHosted: given.SEARCH_APPLICATION !== undefined && given.SEARCH_URL === undefined,
      application: given.SEARCH_APPLICATION ?? 'house',
      searchKey: secrets.searchKey,
      adminKey: secrets.searchAdminKey,
    },
    mail: {
      smtpUrl: given.SMTP_URL ?? null,
      from: given.MAIL_FROM ?? formatSender(house),
      bounceSecret: given.BOUNCE_SECRET ?? null,
    },
    platform: {
      url: given.PLATFORM_URL ?? null,
      serverTokens: derived('platform servers'),
      inbound: readInboundSettings(given),
      viesUrl: given.VIES_URL ?? (isDemonstration ? null : VIES),
    },
    files: {
      url: given.FILES_URL ?? null,
      serverTokens: derived('files servers'),
    },
    chat: {
      url: given.CHAT_URL ?? null,
      hubspot: readHubspotSettings(given),
      serverTokens: derived('chat servers'),
    },
    audience: {
      url: given.AUDIENCE_URL ?? null,
      keys: given.AUDIENCE_KEY === undefined ? derived('audience lookups') : [given.AUDIENCE_KEY],
      newsletterTokens: derived('newsletter'),
      newsletterUrl: given.NEWSLETTER_URL ?? null,
    },
    tracking: readTrackingSettings(given, derived('tracking servers'), derived('tracked visitors')),
    visual: {
      url: given.VISUAL_URL ?? null,
      tokens: derived('visual search'),
      model: given.EMBEDDING_MODEL ?? null,
    },
    team: { url: given.TEAM_URL ?? null },
    identity: {
      url: given.IDENTITY_URL ?? null,
      clientId: given.IDENTITY_CLIENT,
      cookieSecrets: derived('identity cookies'),
      screensTokens: derived('identity screens'),
      breachUrl: given.BREACH_CHECK_URL ?? null,
    },
  }
}

function toGivenSecrets(given: Environment): GivenSecrets {
  return {
    secret: given.SECRET,
    commercePrivateToken: given.COMMERCE_PRIVATE_TOKEN,
    commercePublicToken: given.COMMERCE_PUBLIC_TOKEN,
    teamToken: given.TEAM_TOKEN,
    contentReadToken: given.CONTENT_READ_TOKEN,
    contentPreviewToken: given.CONTENT_PREVIEW_TOKEN,
    contentWriteToken: given.CONTENT_WRITE_TOKEN,
    previewKey: given.PREVIEW_KEY,
    searchKey: given.SEARCH_KEY,
    searchAdminKey: given.SEARCH_ADMIN_KEY,
    // The shop generates it at startup.
    servicesKey: undefined,
  }
}

/** The sender is the house's own address, with its name. */
function formatSender({ name, contact }: House): string {
  return `"${name.replace(/["\\]/g, '')}" <${contact.email}>`
}

/** The configured hosts, and those of the hosted services' pictures. */
function collectImageHosts(given: Environment): string[] {
  const isShopify = hostOf(given.COMMERCE_URL)?.endsWith('.myshopify.com') ?? false
  return [
    ...given.IMAGE_HOSTS.split(',').flatMap((host) => host.trim().toLowerCase() || []),
    ...(isShopify ? ['cdn.shopify.com'] : []),
    ...(isContentHosted(given) ? ['cdn.sanity.io'] : []),
  ]
}

function toStore({ PICTURES_FOLDER, FILES_FOLDER }: Environment, dataFolder: string): Store {
  const fetchedFolder = resolve(dataFolder, 'pictures')
  const importedFilesFolder = resolve(dataFolder, 'files')
  return {
    picturesFolder: PICTURES_FOLDER,
    fetchedFolder,
    picturesFolders: [PICTURES_FOLDER, fetchedFolder],
    filesFolder: FILES_FOLDER,
    importedFilesFolder,
    filesFolders: [FILES_FOLDER, importedFilesFolder],
  }
}

const isContentHosted = ({ CONTENT_PROJECT, CONTENT_URL }: Environment): boolean =>
  CONTENT_PROJECT !== undefined && CONTENT_URL === undefined

const hostOf = (url: string | undefined): string | null => (url === undefined ? null : new URL(url).host)
