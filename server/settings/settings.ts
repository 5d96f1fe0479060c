import type { environment } from './environment.ts'

/** The documentation of an environment variable. Links are relative to `docs/`. */
export type Setting = {
  readonly meaning: string
  /** The default in words, if the schema has none or it depends on other settings. */
  readonly fallback?: string
}

export type SettingGroup = {
  readonly title: string
  /** The introduction above the table. */
  readonly text?: string
  readonly settings: Partial<Record<Variable, Setting>>
}

export type Variable = keyof typeof environment.shape

/**
 * Every variable of the schema, by topic. `npm run settings` writes docs/settings.md and .env.example from it, and a
 * check fails if a variable is missing here or a file is out of date.
 */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'Server',
    settings: {
      PORT: { meaning: 'port of the server' },
      HOST: { meaning: 'address on which the server listens' },
      PUBLIC_URL: {
        meaning: 'origin that visitors use; with `https:` the shop sends HSTS and secure cookies',
        fallback: '`http://localhost:PORT`',
      },
      TRUSTED_PROXIES: {
        meaning:
          'number of proxies in front, including a CDN, that may report the visitor’s address; behind a proxy with `0`, all visitors share one limit and the log warns',
      },
      SHUTDOWN_DELAY_SECONDS: {
        meaning:
          'how long a stopping shop still serves while `/readyz` returns 503; set it slightly longer than the interval at which the load balancer checks ([stopping](operations.md#stopping))',
      },
      CDN_BYPASSES_SESSIONS: {
        meaning:
          'the CDN passes private requests on as [described](operations.md#a-cdn-in-front), so it may store one page for all guests',
      },
      ROLE: { meaning: 'what this process runs ([several processes](operations.md#several-processes))' },
      LOG_LEVEL: { meaning: 'log level', fallback: '`info`; `warn` in the demonstration' },
      METRICS_TOKEN: {
        meaning: 'token for `/metrics`, at least 16 characters',
        fallback: 'only this machine may read them, and not through a proxy',
      },
      NODE_ENV: { meaning: '`development` is set by `npm run dev`', fallback: 'none' },
    },
  },
  {
    title: 'Data and secrets',
    settings: {
      DATABASE_URL: {
        meaning: 'a PostgreSQL of your own',
        fallback: 'embedded PostgreSQL in the data folder',
      },
      DATA_FOLDER: {
        meaning: 'database, generated secrets, downloaded pictures and picture cache',
      },
      SECRET: {
        meaning:
          'signs links and encrypts cookies and stored data; at least 32 characters; required for a real shop',
        fallback: 'generated for a demonstration',
      },
      OLD_SECRETS: {
        meaning:
          'earlier values of `SECRET`, separated by commas, which are still accepted ([replacing the secret](operations.md#replacing-the-secret))',
      },
      PREVIEW_KEY: {
        meaning:
          'opens the preview of drafts at `/preview`; at least 32 characters, the same in every process',
        fallback: 'generated',
      },
    },
  },
  {
    title: 'House and demonstration',
    settings: {
      HOUSE_FOLDER: {
        meaning: 'folder of the house: name, currencies, countries, looks ([house](house.md))',
      },
      EMPTY: {
        meaning:
          'opens without products, content and people of the demonstration; `npm start -- --empty` sets it with the data folder `data/empty`',
      },
      DEMONSTRATION: {
        meaning:
          'run as the demonstration, with its people and test payments; refused over https ([rules](operations.md#when-a-shop-is-the-demonstration))',
        fallback: '`yes` while only this machine can reach the shop, otherwise `no`',
      },
      PICTURES_FOLDER: { meaning: 'folder of the house’s pictures' },
      FILES_FOLDER: {
        meaning:
          'folder of product files such as models and drawings; with this and `PICTURES_FOLDER` set, `demo/` may be deleted',
      },
      IMAGE_HOSTS: {
        meaning:
          'other hosts whose pictures may be shown, separated by commas, besides those allowed by `npm run import -- --allow-images`',
        fallback: 'those of a hosted Shopify shop or Sanity project',
      },
    },
  },
  {
    title: 'Limits',
    text: 'Limits count a network (an IPv4 address or an IPv6 /64); for customers, the account.',
    settings: {
      PAGES_PER_MINUTE: {
        meaning:
          'rendered pages; pages from the page cache do not count; prefetching has the same allowance again, and our scripts four times as much; searches and filtered lists have a tenth of it per ten seconds',
      },
      CHANGES_PER_MINUTE: { meaning: 'forms and other changes' },
      IMAGES_PER_MINUTE: { meaning: 'resized pictures and plain 3D models' },
      SERVICE_CALLS_PER_MINUTE: {
        meaning: 'calls of the services; a storefront apart counts as one visitor, so raise it there',
      },
      STREAMS_PER_NETWORK: { meaning: 'open event streams (chat, lists, desk)' },
    },
  },
  {
    title: 'Orders and trade',
    settings: {
      BANK_HOLDER: {
        meaning:
          'holder of the account for bank transfers; set all four `BANK_…` or none; without an account a real shop takes no orders and says so',
        fallback: 'a sample account in the demonstration',
      },
      BANK_NAME: { meaning: 'its bank', fallback: 'none' },
      BANK_IBAN: { meaning: 'its IBAN; the check digits are verified', fallback: 'none' },
      BANK_BIC: { meaning: 'its BIC', fallback: 'none' },
      UNPAID_ORDER_DAYS: {
        meaning: 'days until an order that awaits a transfer expires and its pieces are for sale again',
      },
      VIES_URL: {
        meaning: 'REST API that checks the VAT numbers of trade applications in the background',
        fallback: '`https://ec.europa.eu/taxation_customs/vies/rest-api`; none in the demonstration',
      },
      BREACH_CHECK_URL: {
        meaning:
          'service with the range call of Have I Been Pwned (`https://api.pwnedpasswords.com`): it gets the first five digits of the digest of each new password; without a response in two seconds the password is accepted',
        fallback: 'only the bundled list of common passwords is checked',
      },
    },
  },
  {
    title: 'Email',
    settings: {
      SMTP_URL: {
        meaning: 'mail server, such as `smtp://user:password@host:587`',
        fallback:
          'emails [wait](operations.md#outages); the demonstration shows them at `/services/mail/outbox`',
      },
      MAIL_FROM: { meaning: 'sender of emails', fallback: 'the name and address of the house' },
      INBOUND_DOMAIN: {
        meaning:
          'domain whose emails are reported to the shop ([replies by email](webhooks.md#replies-by-email)); set it with `INBOUND_SECRET` or neither',
        fallback: 'replies go to the sender of the shop’s emails',
      },
      INBOUND_SECRET: { meaning: 'secret of these reports, at least 16 characters', fallback: 'none' },
      BOUNCE_SECRET: {
        meaning: 'secret of [reports of bounces](webhooks.md#bounces), at least 16 characters',
        fallback: 'bounces are not reported',
      },
    },
  },
  {
    title: 'Scripts of other sites',
    settings: {
      CONSENT_SCRIPT_URL: {
        meaning:
          'script of a consent platform that states the choice in Google Consent Mode; it replaces our own question',
        fallback: 'our own question',
      },
      TAG_MANAGER_ID: {
        meaning: 'container of a tag manager (`GTM-…`, [events](areas/newsletter-and-tracking.md#events))',
        fallback: 'none; the data layer exists without one',
      },
      TAG_MANAGER_URL: { meaning: 'its server', fallback: 'Google’s' },
      ACCESSIBILITY_SCRIPT_URL: { meaning: 'script of an accessibility widget', fallback: 'none' },
      SCRIPT_HOSTS: {
        meaning:
          'hosts that these scripts load from and send to, such as `cdn.example, *.widgets.example`; pages refuse all others',
        fallback: 'the hosts of the scripts themselves and of Google’s tags',
      },
      CAPTCHA: {
        meaning:
          'adds a [captcha](areas/requests-and-chat.md#captcha) to the forms of requests, which then need JavaScript; set all three `CAPTCHA…` or none',
        fallback: 'none',
      },
      CAPTCHA_SITE_KEY: { meaning: 'site key for the host of `PUBLIC_URL`', fallback: 'none' },
      CAPTCHA_SECRET: { meaning: 'secret key', fallback: 'none' },
      HUBSPOT_PORTAL: {
        meaning: 'number of a HubSpot account whose chat replaces ours, behind the same button and hours',
        fallback: 'our own chat',
      },
      HUBSPOT_REGION: { meaning: 'region of that account' },
    },
  },
  {
    title: 'Hosted services',
    text: 'Each service is embedded unless its URL is set. `…_URL` is either the hosted service or this program elsewhere with `ROLE=services`, for example `https://HOST/services/commerce` ([several processes](operations.md#several-processes)).',
    settings: {
      COMMERCE_URL: { meaning: 'a Shopify shop: `https://SHOP.myshopify.com`', fallback: 'embedded' },
      COMMERCE_SHOP_DOMAIN: {
        meaning: 'domain of its carts, if it is another one',
        fallback: 'the host of `COMMERCE_URL`',
      },
      COMMERCE_PRIVATE_TOKEN: {
        meaning: 'private access token of the Storefront API',
        fallback: 'generated',
      },
      COMMERCE_PUBLIC_TOKEN: {
        meaning: 'public access token of the embedded service',
        fallback: 'generated',
      },
      COMMERCE_ADMIN_TOKEN: {
        meaning:
          'token of an app with `write_draft_orders` and `read_orders`, so accepted quotes become draft orders there',
        fallback: 'the team creates them by hand',
      },
      COMMERCE_WEBHOOK_SECRET: {
        meaning: 'secret of its [webhooks](webhooks.md#changes-of-hosted-services)',
        fallback: 'it is polled every minute',
      },
      CUSTOMER_URL: {
        meaning:
          'Shopify customer accounts: `https://shopify.com/SHOP-ID`, with `COMMERCE_URL` and `IDENTITY_URL`; the trade standing is the customer metafield `custom.tradeStanding`',
        fallback: 'embedded',
      },
      IDENTITY_URL: {
        meaning:
          'an OpenID provider with the paths `/authentication/oauth/authorize`, `…/token` and `/authentication/logout`; there is no desk then',
        fallback: 'embedded',
      },
      IDENTITY_CLIENT: {
        meaning:
          'public client with PKCE at that provider, which may redirect to `/api/auth/callback` and `/api/auth/logout`',
      },
      CONTENT_PROJECT: { meaning: 'a Sanity project', fallback: 'embedded' },
      CONTENT_DATASET: { meaning: 'its dataset' },
      CONTENT_READ_TOKEN: {
        meaning:
          'viewer’s token that reads published documents of a private dataset, and with it the trade menu',
        fallback: 'generated',
      },
      CONTENT_PREVIEW_TOKEN: { meaning: 'token that reads drafts', fallback: 'generated' },
      CONTENT_WRITE_TOKEN: { meaning: 'token that writes to the embedded service', fallback: 'generated' },
      CONTENT_WEBHOOK_SECRET: {
        meaning: 'secret of its [webhooks](webhooks.md#changes-of-hosted-services)',
        fallback: 'it is polled every minute',
      },
      CONTENT_URL: { meaning: 'this program elsewhere', fallback: 'embedded' },
      SEARCH_APPLICATION: { meaning: 'an Algolia application', fallback: 'embedded' },
      SEARCH_KEY: { meaning: 'key that searches', fallback: 'generated' },
      SEARCH_ADMIN_KEY: { meaning: 'key that fills the indexes', fallback: 'generated' },
      SEARCH_URL: { meaning: 'this program elsewhere', fallback: 'embedded' },
      CARRIER_URL: { meaning: 'a carrier service', fallback: 'embedded' },
      PLATFORM_URL: {
        meaning: 'this program elsewhere: lists, stored carts, languages, requests',
        fallback: 'embedded',
      },
      FILES_URL: {
        meaning: 'this program elsewhere, for the process that runs `platform`: attachments and exports',
        fallback: 'embedded',
      },
      CHAT_URL: { meaning: 'this program elsewhere', fallback: 'embedded' },
      AUDIENCE_URL: {
        meaning:
          'the Optimizely Data Platform: `https://api.zaius.com/v3`; subscribers of the newsletter stay here',
        fallback: 'embedded',
      },
      AUDIENCE_KEY: { meaning: 'its API key', fallback: 'derived from `SECRET`' },
      NEWSLETTER_URL: {
        meaning:
          'process of ours with the newsletter (`…/services/audience`), for a storefront apart with a hosted audience',
        fallback: 'this process',
      },
      TRACKING_SHOP_ID: {
        meaning: 'number of the Shopify shop that receives visits and events',
        fallback: 'embedded',
      },
      TRACKING_URL: {
        meaning:
          'its own address (`https://SHOP/.well-known/shopify/monorail`), or this program elsewhere; without it a storefront apart counts no visits',
        fallback: 'Shopify’s',
      },
      VISUAL_URL: { meaning: 'this program elsewhere: search by picture', fallback: 'embedded' },
      EMBEDDING_MODEL: {
        meaning:
          'vision transformer in ONNX for search by picture: a folder or a name on the hub ([0019](decisions/0019-search-pictures-without-a-trained-model.md))',
        fallback: 'the built-in descriptor',
      },
      TEAM_URL: { meaning: 'this program elsewhere: the team API', fallback: 'embedded' },
      TEAM_TOKEN: { meaning: 'token of the team’s server calls', fallback: 'generated' },
    },
  },
]
