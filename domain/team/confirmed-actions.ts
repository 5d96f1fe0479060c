/** Why a team action requires a second factor given within the last minutes, in addition to the session's. */
type ConfirmationReason =
  /** Money moves, or a price changes. */
  | 'money'
  /** Only if prices change, which the request itself states. */
  | 'prices'
  /** Someone else is given access, or loses it. */
  | 'access'
  /** Paid goods are sent to another address. */
  | 'goods'
  /** Personal data or trade prices leave the shop, in bulk or to an address that was typed in. */
  | 'export'
  /** Personal data is deleted or added. */
  | 'data'
  /** Many people get an email. */
  | 'mailing'

/**
 * Every action of the team, by its name in the audit log, and why it requires a recent second factor. An action that is
 * missing here requires one.
 */
export const CONFIRMED_ACTIONS: Readonly<Record<string, ConfirmationReason | null>> = {
  'category-orders.update': null,
  'chats.assign': null,
  'chats.close': null,
  'chats.reply': null,
  // The team member types the address.
  'chats.transcript': 'export',
  'chats.whisper': null,
  'credit-accounts.change-terms': 'money',
  'credit-accounts.create': 'money',
  'credit-accounts.invoice-paid': 'money',
  'credit-accounts.remind': null,
  // The name, trade standing, tax number and tax exemption of a company.
  'customers.change-company': 'money',
  'customers.clear-bounce': null,
  'customers.data-copy': 'export',
  'customers.delete': 'data',
  'customers.send-password-link': null,
  'discounts.create': 'money',
  // Changes what everyone with the code pays, immediately and permanently.
  'discounts.end': 'money',
  'discounts.update': 'money',
  'emails.resend': null,
  'newsletter-issues.create': null,
  'newsletter-issues.delete': null,
  'newsletter-issues.pause': null,
  'newsletter-issues.resume': null,
  'newsletter-issues.send': 'mailing',
  'newsletter-issues.test': null,
  'newsletter-issues.update': null,
  'orders.add-note': null,
  // Refunds the payment.
  'orders.cancel': 'money',
  // The customer has already paid for what is sent there.
  'orders.correct-address': 'goods',
  'orders.correct-parcel': null,
  'orders.deliver': null,
  'orders.export': 'export',
  'orders.packing-slip': null,
  'orders.pro-forma': null,
  'orders.refund': 'money',
  'orders.refund-transferred': 'money',
  'orders.resend-email': null,
  'orders.ship': null,
  'orders.take-back': null,
  'orders.transfer-received': 'money',
  'people.create': 'access',
  'people.remove': 'access',
  'people.reset-second-factor': 'access',
  'people.set-roles': 'access',
  'people.update': null,
  'pictures.create': null,
  'product-export.export': 'export',
  'product-imports.apply': 'money',
  'product-imports.create': null,
  // Creates a draft, which no one can buy yet.
  'products.create': null,
  'products.set-stock': null,
  'products.update': 'prices',
  // The prices of a quote are a draft until it is sent.
  'quotes.comment': null,
  'quotes.create': null,
  'quotes.ordered': null,
  'quotes.revise': null,
  'quotes.send': 'money',
  'quotes.update': null,
  'quotes.withdraw': null,
  'ranking-settings.update': null,
  'reply-templates.create': null,
  'reply-templates.remove': null,
  'reply-templates.update': null,
  'requests.assign': null,
  'requests.close': null,
  'requests.merge': null,
  'requests.note': null,
  'requests.reopen': null,
  'requests.reply': null,
  'saved-filters.create': null,
  'saved-filters.remove': null,
  'saved-filters.update': null,
  'search-rules.create': null,
  'search-rules.remove': null,
  'search-rules.restore': null,
  'search-rules.turn-off': null,
  'search-rules.turn-on': null,
  'search-rules.update': null,
  'searches.mark-done': null,
  'subscriber-imports.create': 'data',
  'subscribers.erase': 'data',
  'subscribers.export': 'export',
  'subscribers.unsubscribe': null,
  'synonyms.create': null,
  'synonyms.remove': null,
  'synonyms.restore': null,
  'synonyms.update': null,
  // Gives access to trade prices.
  'trade-applications.approve': 'money',
  'trade-applications.note': null,
  'trade-applications.reject': null,
  'trade-applications.request-more': null,
  'trade-applications.undo': null,
}

/** Whether an action exports data; each member may only do so a few times an hour. */
export function isExport(action: string): boolean {
  return CONFIRMED_ACTIONS[action] === 'export'
}

/** Whether an action always requires a recent second factor, whatever it changes. */
export function isAlwaysConfirmed(action: string): boolean {
  const reason = CONFIRMED_ACTIONS[action]
  return reason === undefined || (reason !== null && reason !== 'prices')
}
