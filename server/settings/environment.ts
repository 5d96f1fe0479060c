import { z } from 'zod'
import { HUBSPOT_REGIONS } from '#domain/chat/hubspot.ts'
import { parseIban } from '#domain/money/iban.ts'
import { UNPAID_ORDER_DAYS } from '#domain/order/unpaid-orders.ts'
import { CAPTCHA_PROVIDERS } from '#domain/request/captcha.ts'

const text = z.string().trim().min(1)
const httpUrl = z.url({ protocol: /^https?$/ })
const count = z.coerce.number().int().min(1)
/** Scripts must use https; a stub on this machine may use http. */
const scriptUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(url), 'must use https')
const secret = z.string().min(32)

/** All environment variables, described in `server/settings/settings.ts`. An empty variable counts as absent. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  DEMONSTRATION: z.enum(['yes', 'no']).optional(),
  EMPTY: z.enum(['yes', 'no']).default('no'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  ROLE: z.enum(['all', 'storefront', 'services']).default('all'),
  DATA_FOLDER: text.default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET: secret.optional(),
  OLD_SECRETS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(secret)),
  CDN_BYPASSES_SESSIONS: z.enum(['yes', 'no']).default('no'),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().int().min(0).max(120).default(0),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  IMAGE_HOSTS: z.string().default(''),
  HOUSE_FOLDER: text.default('house'),
  PICTURES_FOLDER: text.default('demo/pictures'),
  FILES_FOLDER: text.default('demo/files'),
  PAGES_PER_MINUTE: count.default(300),
  CHANGES_PER_MINUTE: count.default(120),
  IMAGES_PER_MINUTE: count.default(1200),
  SERVICE_CALLS_PER_MINUTE: count.default(1200),
  STREAMS_PER_NETWORK: count.default(60),

  COMMERCE_URL: httpUrl.optional(),
  COMMERCE_SHOP_DOMAIN: text.optional(),
  COMMERCE_PRIVATE_TOKEN: text.optional(),
  COMMERCE_PUBLIC_TOKEN: text.optional(),
  COMMERCE_ADMIN_TOKEN: text.optional(),
  COMMERCE_WEBHOOK_SECRET: z.string().min(16).optional(),
  TEAM_TOKEN: text.optional(),
  BANK_HOLDER: text.optional(),
  BANK_NAME: text.optional(),
  BANK_IBAN: text
    .transform(parseIban)
    .refine((iban) => iban !== null, 'not a valid account number: check its country, length and check digits')
    .optional(),
  BANK_BIC: z
    .string()
    .trim()
    .regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, 'not a bank identifier of 8 or 11 capitals and digits')
    .optional(),
  UNPAID_ORDER_DAYS: z.coerce.number().int().min(1).max(90).default(UNPAID_ORDER_DAYS),

  CARRIER_URL: httpUrl.optional(),

  CUSTOMER_URL: httpUrl.optional(),

  CONTENT_URL: httpUrl.optional(),
  CONTENT_PROJECT: text.optional(),
  CONTENT_DATASET: text.default('production'),
  CONTENT_READ_TOKEN: text.optional(),
  CONTENT_PREVIEW_TOKEN: text.optional(),
  CONTENT_WRITE_TOKEN: text.optional(),
  CONTENT_WEBHOOK_SECRET: z.string().min(16).optional(),
  PREVIEW_KEY: z.string().min(32).optional(),

  SEARCH_URL: httpUrl.optional(),
  SEARCH_APPLICATION: text.optional(),
  SEARCH_KEY: text.optional(),
  SEARCH_ADMIN_KEY: text.optional(),

  PLATFORM_URL: httpUrl.optional(),

  FILES_URL: httpUrl.optional(),

  CHAT_URL: httpUrl.optional(),
  HUBSPOT_PORTAL: z
    .string()
    .regex(/^\d{1,12}$/, 'not the number of a HubSpot account')
    .optional(),
  HUBSPOT_REGION: z.enum(HUBSPOT_REGIONS).default('na1'),

  AUDIENCE_URL: httpUrl.optional(),
  AUDIENCE_KEY: text.optional(),
  NEWSLETTER_URL: httpUrl.optional(),
  BOUNCE_SECRET: z.string().min(16).optional(),

  TRACKING_URL: httpUrl.optional(),
  TRACKING_SHOP_ID: count.optional(),

  VISUAL_URL: httpUrl.optional(),
  EMBEDDING_MODEL: text.optional(),

  IDENTITY_URL: httpUrl.optional(),
  TEAM_URL: httpUrl.optional(),
  IDENTITY_CLIENT: text.default('storefront'),
  BREACH_CHECK_URL: httpUrl.optional(),
  VIES_URL: httpUrl.optional(),

  CONSENT_SCRIPT_URL: scriptUrl.optional(),
  TAG_MANAGER_ID: z
    .string()
    .trim()
    .regex(/^GTM-[A-Z\d]{4,12}$/, 'not a tag manager container: GTM- with capitals and digits')
    .optional(),
  TAG_MANAGER_URL: scriptUrl.optional(),
  ACCESSIBILITY_SCRIPT_URL: scriptUrl.optional(),
  SCRIPT_HOSTS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((one) => one.trim().toLowerCase() || []))
    .pipe(z.array(z.string().regex(/^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/, 'not a host name'))),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.optional(),
  INBOUND_DOMAIN: z.hostname().optional(),
  INBOUND_SECRET: z.string().min(16).optional(),

  CAPTCHA: z.enum(CAPTCHA_PROVIDERS).optional(),
  CAPTCHA_SITE_KEY: text.optional(),
  CAPTCHA_SECRET: text.optional(),
})
