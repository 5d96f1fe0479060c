import { auditLog } from './audit-log/audit-log.tsx'
import { categories } from './categories/categories.tsx'
import { chats } from './chats/chats.tsx'
import { content } from './content/content.tsx'
import { creditAccounts } from './credit-accounts/credit-accounts.tsx'
import { customers } from './customers/customers.tsx'
import { discounts } from './discounts/discounts.tsx'
import { emailSamples } from './email-samples/email-samples.tsx'
import { emails } from './emails/emails.tsx'
import { figures } from './figures/figures.tsx'
import { newsletterIssues } from './newsletter-issues/newsletter-issues.tsx'
import { orders } from './orders/orders.tsx'
import { people } from './people/people.tsx'
import { productImports } from './product-imports/product-imports.tsx'
import { products } from './products/products.tsx'
import { quotes } from './quotes/quotes.tsx'
import { replyTemplates } from './requests/reply-templates.tsx'
import { requests } from './requests/requests.tsx'
import { searchRules } from './search/search-rules.tsx'
import { searches } from './search/searches.tsx'
import { synonyms } from './search/synonyms.tsx'
import type { Section } from './section.tsx'
import { subscriberImports } from './subscriber-imports/subscriber-imports.tsx'
import { subscribers } from './subscribers/subscribers.tsx'
import { tradeApplications } from './trade-applications/trade-applications.tsx'

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
