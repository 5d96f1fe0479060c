import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { LINK_PURPOSES } from '#domain/account/account-links.ts'
import type { Language } from '#domain/market/language.ts'
import type { Role } from '#domain/team/roles.ts'

export const identitySchema = pgSchema('identity')
const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** People who may sign in. Someone without a password was invited and sets one through an emailed link. */
export const accounts = identitySchema.table('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  /** In lower case, so that capitalization does not create another account. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash'),
  language: text().$type<Language>().notNull(),
  hasPersonalizedConsent: boolean('has_personalized_consent').notNull().default(false),
  /** When consent was last given, refused or withdrawn. Null if that was before times were recorded. */
  personalizedConsentAt: timestamptz('personalized_consent_at'),
  createdAt: timestamptz('created_at').notNull(),
  emailVerifiedAt: timestamptz('email_verified_at'),
  /**
   * Incremented by every change of address, verification or password, and by signing out everywhere. Anything granted
   * under an earlier version is void.
   */
  credentialsVersion: integer('credentials_version').notNull().default(0),
})

/** The storage of the OAuth provider: sessions, grants, codes, tokens (the adapter of oidc-provider). */
export const payloads = identitySchema.table(
  'payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text(),
    accountId: text('account_id'),
    expiresAt: timestamptz('expires_at'),
    consumedAt: timestamptz('consumed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('payloads_grant').on(table.grantId),
    index('payloads_uid').on(table.uid),
    index('payloads_account').on(table.accountId),
    index('payloads_expiry').on(table.expiresAt).where(sql`expires_at is not null`),
  ],
)

/** Emailed links, stored as a hash, so that a leaked table contains no usable link. */
export const mailedLinks = identitySchema.table(
  'mailed_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The new address for a change, or the restored address for an undo. */
    email: text(),
    /** The account's credentials version when the link was created (`domain/account/account-links.ts`). */
    version: integer().notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    index('mailed_links_account').on(table.accountId, table.purpose),
    index('mailed_links_email').on(table.email).where(sql`email is not null`),
  ],
)

/** The keys that sign id tokens. They are stored because a restart would otherwise invalidate all id tokens. */
export const signingKeys = identitySchema.table('signing_keys', {
  id: text().primaryKey(),
  /** The plain-text key of releases before `sealed` existed; cleared at the next start. */
  jwk: jsonb().$type<Record<string, unknown>>(),
  sealed: text(),
  createdAt: timestamptz('created_at').notNull(),
})

/** The audit trail of sign-ins: event, account and network (as a keyed digest, not an IP address). */
export const signInEvents = identitySchema.table(
  'sign_in_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({
      enum: [
        'signed-up',
        'signed-in',
        'refused',
        'password-link',
        'password-set',
        'verified',
        'signed-out',
        'email-change-asked',
        'email-changed',
        'email-change-cancelled',
        'email-restored',
        'signed-out-everywhere',
        'signed-out-elsewhere',
        'passkey-added',
        'passkey-removed',
      ],
    }).notNull(),
    visitorKey: text('visitor_key'),
    happenedAt: timestamptz('happened_at').notNull(),
  },
  (table) => [index('sign_in_events_account').on(table.accountId, table.happenedAt)],
)

/** Browsers in which an account's owner was authenticated. Only a digest of the browser's token is stored. */
export const trustedDevices = identitySchema.table(
  'known_devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: timestamptz('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.tokenHash] }),
    index('known_devices_token').on(table.tokenHash),
  ],
)

/** Counts of consecutive wrong passwords. The key is a keyed digest of the target, which may have no account. */
export const attemptStreaks = identitySchema.table(
  'attempt_streaks',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: timestamptz('last_at').notNull(),
  },
  (table) => [index('attempt_streaks_last').on(table.lastAt)],
)

/**
 * The active sessions of each account. The provider only stores a session while its row exists here
 * (`payload-adapter.ts`), so delete this row first to end a session.
 */
export const accountSessions = identitySchema.table(
  'account_sessions',
  {
    uid: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The browser in which the session started, if known. */
    browser: text(),
    system: text(),
    country: text(),
    /** The digest of the browser's trusted device. */
    deviceHash: text('device_hash'),
    startedAt: timestamptz('started_at').notNull().defaultNow(),
  },
  (table) => [index('account_sessions_account').on(table.accountId)],
)

/** The team members, who are also customers with an account. */
export const staff = identitySchema.table('staff', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  name: text(),
  roles: text().array().$type<Role[]>().notNull(),
  version: integer().notNull().default(1),
  addedAt: timestamptz('added_at').notNull(),
  /** The encrypted secret of the one-time codes. Null until the first sign-in at the desk. */
  sealedSecret: text('sealed_secret'),
  /** The time step of the last accepted code. That step and earlier ones are not accepted again. */
  lastStep: integer('last_step'),
})

/** List filters of the desk that team members have saved for themselves. */
export const savedFilters = identitySchema.table(
  'saved_filters',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => staff.accountId, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    resource: text().notNull(),
    name: text().notNull(),
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    savedAt: timestamptz('saved_at').notNull(),
  },
  (table) => [uniqueIndex('saved_filters_name').on(table.accountId, table.resource, table.name)],
)

/** Digests of unused recovery codes. */
export const recoveryCodes = identitySchema.table(
  'recovery_codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => staff.accountId, { onDelete: 'cascade' }),
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.digest] })],
)

/** Sessions at the desk. A session also ends with its access token, which is in `payloads`. */
export const staffSessions = identitySchema.table(
  'staff_sessions',
  {
    /** The digest of the session id in the browser. */
    idDigest: text('id_digest').primaryKey(),
    /** The id of the access token in `payloads`. */
    tokenDigest: text('token_digest').notNull().unique(),
    /** The access token, encrypted with the session id, which only the browser has. */
    sealedToken: text('sealed_token').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    startedAt: timestamptz('started_at').notNull(),
    usedAt: timestamptz('used_at').notNull(),
    /** The browser in which the session started, if known. */
    browser: text(),
    system: text(),
    /** When the second factor was last confirmed. Null if only the password was given. */
    confirmedAt: timestamptz('confirmed_at'),
    /** The encrypted secret that is being set up. */
    sealedSecret: text('sealed_secret'),
  },
  (table) => [
    index('staff_sessions_account').on(table.accountId),
    index('staff_sessions_started').on(table.startedAt),
  ],
)

/**
 * Accounts that were added, changed or deleted. A trigger adds them, and the customer directory removes them once it
 * has read them (docs/areas/desk.md).
 */
export const changedAccounts = identitySchema.table('changed_accounts', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  accountId: text('account_id').notNull(),
})

/**
 * What a passkey is used for: instead of the password, or as the second factor at the desk. No passkey is used for
 * both.
 */
export const PASSKEY_USES = ['sign-in', 'second-factor'] as const

/** Passkeys. Only the public keys are stored. */
export const passkeys = identitySchema.table(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    use: text({ enum: PASSKEY_USES }).notNull(),
    /** The authenticator's id for the passkey, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** In COSE format, base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter reported by the passkey. Always 0 for passkeys without a counter. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId, table.use)],
)

/** Digests of single-use tickets that sign in the owner of a new account. */
export const signInTickets = identitySchema.table(
  'sign_in_tickets',
  {
    digest: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account's credentials version when the ticket was issued. */
    version: integer().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('sign_in_tickets_expiry').on(table.expiresAt)],
)

/** Digests of challenges for passkeys to sign. Each is accepted only once and only for its purpose. */
export const passkeyChallenges = identitySchema.table(
  'passkey_challenges',
  {
    digest: text().primaryKey(),
    /** The purpose, with the sign-in or session for which it was issued. */
    purpose: text().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)
