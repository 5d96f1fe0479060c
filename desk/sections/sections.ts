import { auditLog } from './audit-log/audit-log.ts'
import { categories } from './categories/categories.ts'
import { chats } from './chats/chats.ts'
import { content } from './content/content.ts'
import { creditAccounts } from './credit-accounts/credit-accounts.ts'
import { customers } from './customers/customers.ts'
import { discounts } from './discounts/discounts.ts'
import { emailSamples } from './email-samples/email-samples.ts'
import { emails } from './emails/emails.ts'
import { figures } from './figures/figures.ts'
import { newsletterIssues } from './newsletter-issues/newsletter-issues.ts'
import { orders } from './orders/orders.ts'
import { people } from './people/people.ts'
import { productImports } from './product-imports/product-imports.ts'
import { products } from './products/products.ts'
import { quotes } from './quotes/quotes.ts'
import { requests } from './requests/requests.ts'
import { replyTemplates } from './requests/templates/reply-templates.ts'
import { searchRules } from './search/rules/search-rules.ts'
import { searches } from './search/searches.ts'
import { synonyms } from './search/synonyms/synonyms.ts'
import type { Section } from './section.ts'
import { subscriberImports } from './subscriber-imports/subscriber-imports.ts'
import { subscribers } from './subscribers/subscribers.ts'
import { tradeApplications } from './trade-applications/trade-applications.ts'

/** All sections, in the order of the navigation. An administrator may use every one. */
export const SECTIONS: readonly Section[] = [
  orders,
  customers,
  tradeApplications,
  creditAccounts,
  chats,
  requests,
  replyTemplates,
  quotes,
  products,
  categories,
  discounts,
  productImports,
  content,
  searches,
  synonyms,
  searchRules,
  figures,
  subscribers,
  subscriberImports,
  newsletterIssues,
  emails,
  emailSamples,
  people,
  auditLog,
]
