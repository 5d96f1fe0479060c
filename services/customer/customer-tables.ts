import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Address } from '#domain/address/address.ts'
import { COMPANY_ROLES } from '#domain/company/company-members.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'

export const customerSchema = pgSchema('customer')
const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** Customers' names. Their email addresses and passwords are in the identity service. */
export const customers = customerSchema.table('customers', {
  /** The id in the identity service. */
  accountId: text('account_id').primaryKey(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  createdAt: timestamptz('created_at').notNull(),
})

/** The address book. Each customer has at most one default address. */
export const addresses = customerSchema.table(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: text('account_id')
      .notNull()
      .references(() => customers.accountId, { onDelete: 'cascade' }),
    address: jsonb().$type<Address>().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('addresses_account').on(table.accountId, table.createdAt),
    uniqueIndex('addresses_default').on(table.accountId).where(sql`is_default`),
  ],
)

/** Named values stored with a customer, called metafields on the wire. */
export const attributes = customerSchema.table(
  'attributes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => customers.accountId, { onDelete: 'cascade' }),
    namespace: text().notNull(),
    key: text().notNull(),
    type: text().notNull(),
    value: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.namespace, table.key] })],
)

/**
 * The companies that customers buy for. Each has one location, which makes its members trade clients (Spec §3;
 * docs/areas/trade-and-quotes.md).
 */
export const companies = customerSchema.table('companies', {
  id: uuid().primaryKey().defaultRandom(),
  locationId: uuid('location_id').notNull().unique().defaultRandom(),
  name: text().notNull(),
  /** The trade standing (Spec §4). Until approval, the location buys at public prices. */
  standing: text({ enum: TRADE_STANDINGS }).notNull().default('pending'),
  /** As entered, or empty if none was entered. */
  taxNumber: text('tax_number').notNull().default(''),
  /** Whether the company is tax exempt. */
  isTaxExempt: boolean('is_tax_exempt').notNull().default(false),
  /** Who decided on the exemption. Null if no one has decided. */
  exemptionDecidedBy: text('exemption_decided_by'),
  exemptionDecidedAt: timestamptz('exemption_decided_at'),
  createdAt: timestamptz('created_at').notNull(),
})

/** The members of companies. Each customer belongs to at most one company. */
export const companyMembers = customerSchema.table(
  'company_members',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => customers.accountId, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    contactId: uuid('contact_id').notNull().unique().defaultRandom(),
    role: text({ enum: COMPANY_ROLES }).notNull(),
    joinedAt: timestamptz('joined_at').notNull(),
  },
  (table) => [index('company_members_company').on(table.companyId, table.joinedAt)],
)

/** The addresses of companies, available to all members. A company has at most one default address. */
export const companyAddresses = customerSchema.table(
  'company_addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    address: jsonb().$type<Address>().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('company_addresses_company').on(table.companyId, table.createdAt),
    uniqueIndex('company_addresses_default').on(table.companyId).where(sql`is_default`),
  ],
)

/** Open invitations to companies. Accepted and revoked invitations are deleted. */
export const companyInvitations = customerSchema.table(
  'company_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** The digest of the secret in the emailed link. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedAt: timestamptz('invited_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [uniqueIndex('company_invitations_email').on(table.companyId, sql`lower(${table.email})`)],
)

/**
 * Customers that were added, changed or deleted. Triggers add them, and the customer directory removes them once it has
 * read them (docs/areas/desk.md).
 */
export const changedCustomers = customerSchema.table('changed_customers', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  accountId: text('account_id').notNull(),
})
