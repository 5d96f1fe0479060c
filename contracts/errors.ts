import type { AddressErrorCode } from '#domain/address/address.ts'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import type { CheckoutRefusalCode } from './order/checkout.ts'
import { PICTURE_REFUSALS } from './visual.ts'

/**
 * Every expected refusal, by the feature that shows it, with its meaning for engineers. Visitors read the
 * message `errors.{feature}.{code}`, in five languages and with the wording of Spec §8 where it has one.
 */
export const REFUSALS = {
  cart: {
    'cart-creation-failed': 'The commerce service did not create a cart.',
    'cart-country-failed': 'The country or the customer of the cart was not changed.',
    'line-add-failed': 'A product was not added to the cart, for a reason without its own code.',
    'quantity-failed': 'The quantity of a line was not changed.',
    'promocode-failed': 'A promotion code is unknown, has expired, or does not apply to this cart.',
    'promocode-throttled':
      'Too many codes were entered from a network or in a cart; the code was not looked up.',
    'gift-card-failed': 'A gift card is unknown, empty or expired, or the service is unavailable.',
    'gift-card-currency': 'A gift card is in another currency than the cart, so it was not added.',
    'gift-card-held':
      'A code is not an applicable promotion code; as a gift card it would replace one that another browser entered.',
    'cart-fetch-failed': 'The cart could not be read; it may still exist.',
    'cart-not-found': 'The cart no longer exists, so its cookie is cleared.',
    'cart-id-missing': 'A change was requested before there was a cart.',
    'units-exhausted': 'All available units are already in the cart, so the quantity was reduced.',
    'not-shippable-here': "The product's excluded countries contain the shipping country.",
    'not-sellable': 'The product is sold out, only upon request, or not for this audience.',
    'quantity-malformed': 'The entered quantity is not a whole number; the line was not changed.',
    'quantity-too-large': 'The quantity is above the limit of a line; the line was not changed.',
  } satisfies Record<CartErrorCode, string>,
  checkout: {
    'checkout-not-found':
      'The cart of the checkout no longer exists, has expired, or was requested with the wrong key.',
    'opened-elsewhere': 'Another browser or another account has entered its details in this checkout.',
    'sign-in-required': 'The agreed order is for an account, and nobody is signed in.',
    'agreed-order-expired': 'The agreed order was open until a moment that is over.',
    'agreed-order-cancelled': 'The house has canceled the agreed order.',
    'agreed-order-unavailable':
      'A piece of an agreed order cannot be sold any more, or its buyer is no longer a trade client.',
    'checkout-unavailable': 'The checkout is unavailable, or its response violates the contract.',
    'request-malformed': 'The body or the idempotency key is malformed.',
    'fields-refused': 'At least one field of the details is invalid; the response lists them.',
    'email-invalid': 'Of a field: not an email address.',
    'country-differs': 'Of a field: the address is not in the country of the prices.',
    'cart-empty': 'The cart has no lines to order.',
    'details-missing': 'Delivery or payment was requested before the address was entered.',
    'units-exhausted': 'Fewer units are available than are in the cart.',
    'not-shippable-here': 'A line does not ship to the country of the cart.',
    'not-sellable': 'A line is not sold to this buyer, or only upon request.',
    'totals-changed': 'The total differs from the one that the buyer was shown.',
    'pieces-changed': 'The pieces differ from those that the buyer was shown, even if the total does not.',
    'terms-not-accepted': 'The buyer has not accepted the terms of sale, which their country requires.',
    'trade-application-pending':
      'The buyer’s trade application is pending; they cannot order until it is decided.',
    'no-payment-method': 'The shop has no payment method, so it takes no orders.',
    'payment-method-unknown': 'No payment method was chosen, or one that the shop does not offer.',
    'card-invalid': 'Number, date, holder or security code of the card is invalid.',
    'card-number-invalid': 'The card number is incomplete or invalid.',
    'card-date-invalid': 'The date of the card is not a month and year.',
    'card-expired': 'The card has expired.',
    'security-code-wrong': 'The security code is wrong.',
    'card-declined': 'The bank declined the card.',
    'insufficient-funds': 'The bank declined the card for insufficient funds.',
    'unpaid-orders-exhausted': 'Too many orders of this address, account or network are unpaid.',
    'order-not-found': 'There is no such order, or the signed link is incomplete.',
    'order-not-open':
      'The order is canceled, so no payment can be recorded; or it awaits no transfer to invoice.',
    'order-expired':
      'The order has expired. The late transfer is recorded, and the amount goes back to the buyer.',
    'team-only': "The request does not have the team's token.",
    'documents-busy':
      'Too many documents of this order, or of all orders, are being made: try again shortly.',
  } satisfies Record<
    CheckoutRefusalCode | 'checkout-unavailable' | 'email-invalid' | 'country-differs',
    string
  >,
  product: {
    'product-fetch-failed': 'The product could not be read; it may still exist.',
  },
  address: {
    required: 'The country requires this field.',
    'too-long': 'The field is longer than a line on a label.',
    'country-not-served': 'We do not ship there.',
    'postal-code-invalid': 'The postal code does not have the format of the country.',
    'zone-unknown': 'The country has no such state, province, prefecture or emirate.',
    'phone-invalid': 'Not a telephone number, which has 6 to 15 digits.',
  } satisfies Record<AddressErrorCode, string>,
  visual: PICTURE_REFUSALS,
  session: {
    'token-refresh-failed': 'The provider refused the refresh token, so the session is cleared.',
  },
  account: {
    'email-missing': 'The email address is missing.',
    'email-invalid': 'The text is not an email address.',
    'password-missing': 'The password for signing in is missing.',
    'password-unset': 'The new password is missing.',
    'password-too-short': 'The password is shorter than the minimum.',
    'password-too-long': 'The password is longer than the maximum.',
    'confirmation-missing': 'The password was not repeated.',
    'passwords-differ': 'The password and its repetition differ.',
    'credentials-wrong': 'The address or the password is wrong; which one is not revealed.',
    'email-registered': 'There already is an account with this address.',
    'password-refused': 'The identity service refused the password.',
    'password-common': 'The password is on a list of common ones, or was in a breach.',
    'password-personal': 'The password contains the email address or the name of the shop.',
    'link-expired': 'The emailed link was used, has expired, or is invalid.',
    'undo-expired': 'The emailed link that restores an address was used, has expired, or is invalid.',
    'too-many-attempts':
      'Too many attempts by network, browser or account; the response has the time to wait.',
    'interaction-not-found': 'The sign-in has expired, or was started in another browser.',
    unauthorized: 'The access token is no longer valid, so the customer must sign in again.',
    'password-wrong': 'The password to confirm the change is not that of the account.',
    'email-unchanged': 'The new address is the current one of the account.',
    'staff-only': 'The account does not belong to a member of the team.',
    'code-wrong': 'The one-time code or the recovery code is wrong, or was used before.',
    'code-missing': 'No code was entered.',
    'passkey-refused':
      'What a passkey has signed, or a new one, was refused: unknown, of another account, or signed for another challenge or origin.',
    'passkeys-exhausted': 'The account has as many passkeys as it may have.',
    'passkey-name-refused': 'The name of a passkey is empty or too long.',
    'last-factor': 'The only second factor of a member of the team cannot be removed.',
    'confirmation-required': 'The second factor has to be given again first.',
    'name-refused': 'A first or last name is longer than the maximum.',
    'address-refused': 'An address was not saved: a field is invalid, or the address book is full.',
    'address-not-found': 'The address is not in the address book.',
    'account-unavailable': 'A service with a part of the account is unavailable.',
    'sign-in-denied': 'The provider ended the sign-in without success.',
    'identity-unavailable': 'The identity service is unavailable.',
  },
  trade: {
    'trade-application-processed': 'An application for this email address is pending, rejected or approved.',
    'trade-application-pending': 'A pending application blocks checkout.',
    'trade-only': 'The section is for trade clients; the visitor is signed in as a consumer.',
    'email-registered': 'A consumer has an account with this email address.',
    'trade-submission-failed': 'The application was not accepted.',
    'not-a-professional': 'The applicant is registered neither as a designer nor as an architect.',
    'try-again-later': 'Something failed that the applicant cannot fix.',
  },
  request: {
    required: 'Of a field: it is empty.',
    'email-missing': 'Of the field for the email address: it is empty.',
    'too-short': 'Of a field: the text is shorter than the minimum.',
    'too-long': 'Of a field: the text is longer than the maximum.',
    'email-malformed': 'Of a field: not an email address.',
    'phone-missing': 'Of a field: who prefers to be called gave no telephone number.',
    'quantity-malformed': 'Of a field: not a whole number within the limits.',
    'size-malformed': 'Of a field: not a length in figures.',
    'date-malformed': 'Of a field: not a date.',
    'amount-malformed': 'Of a field: not an amount of money in figures, or too large.',
    'time-unavailable': 'Of a field: the office does not take calls at this time.',
    'attachment-type': 'Of an attachment: neither PDF, JPEG nor PNG, by its content.',
    'attachment-too-large': 'Of an attachment: larger than the maximum.',
    'attachment-empty': 'Of an attachment: a file without content.',
    'attachment-unreadable': 'Of an attachment: its beginning is right, but it is incomplete or broken.',
    'attachments-too-many': 'Of an attachment: the message has as many as it may have.',
    'attachment-unknown':
      'Of an attachment: it was removed after a day without a message, or another message has it.',
    'attachments-limited': 'Of an attachment: one network sent too many files, or too large ones.',
    'attachments-unavailable': 'Of an attachment: the platform or the files service did not store it.',
    'request-malformed': 'The platform service refused the request or a field of it for another reason.',
    'pieces-missing':
      'The bag or list that a quote is requested for has no pieces any more, or could not be read.',
    'filled-by-program':
      'The form has a value in the field that people do not see, or was sent at once, or long after it was opened.',
    'captcha-failed':
      'The token of the captcha is missing, wrong, used, or of another site; nothing was stored as a request.',
    'too-many-requests': 'Too many requests came from one network, or with one email address.',
    'platform-unavailable': 'The platform service is unavailable, so nothing was stored.',
    'connection-lost': 'The browser got no response; the form can be sent again with the same key.',
  },
  quote: {
    required: 'Of a field: it is empty.',
    'too-long': 'Of a field: the text is longer than the maximum.',
    'agreement-missing': 'Of a field: who accepts a quote has not ticked that they do.',
    'version-outdated': 'Another version of the quote was sent meanwhile; the page shows that one.',
    'quote-closed': 'The state of the quote does not allow it any more.',
    'quote-expired': 'The last day on which the quote could be accepted is over.',
    'line-not-found': 'The line that a comment is about is not in the last version.',
    'checkout-unavailable': 'The shop opened no checkout; the quote can be accepted again.',
    'quote-malformed': 'The platform service refused a field for another reason.',
    'too-many-requests': 'Too much was sent about one quote in a short time.',
    'documents-busy': 'Too many documents are being made: try again shortly.',
    'platform-unavailable': 'The platform service is unavailable, so nothing was stored.',
    'connection-lost': 'The browser got no response; the form can be sent again with the same key.',
  },
  lists: {
    'list-add-failed': 'The product was not added to the list.',
    'list-full': 'The product was not added to the list, which has as many as it can have.',
    'list-remove-failed': 'The product was not removed from the list.',
    required: 'Of a field: it is empty.',
    'too-long': 'Of a field: it has more characters than its limit.',
    'quantity-malformed': 'The entered quantity is not a whole number from 1 to the limit of a line.',
    'lists-full': 'The account has as many lists as it may have.',
    'sections-full': 'The list has as many sections as it may have.',
    'list-not-found': 'The list does not exist any longer, or not for this customer.',
    'item-not-found': 'The piece is not in the list any longer.',
    'section-not-found': 'The section is not in the list any longer.',
    'email-malformed': 'Of a field: not an email address.',
    'members-full': 'As many people edit the list, or are invited to, as may.',
    'invitations-limited': 'Too many invitations were sent by this account, or to this address.',
    'invitation-not-found':
      'The invitation was accepted by someone else, taken back, replaced or sent too long ago.',
    'version-outdated': 'The same was changed elsewhere meanwhile; the response has what is there now.',
    'list-unavailable':
      'The service is unavailable, or refused the change for a reason without its own message.',
    'too-many-requests': 'Too many changes were sent in a short time.',
    'connection-lost': 'No response came; the change may have been made.',
  },
  preview: {
    'preview-key-refused': 'The text is not the preview key.',
    'preview-link-refused': 'The signed link of a preview has expired or is incomplete.',
  },
  page: {
    'page-not-found': 'There is no page at the address (404).',
    'server-failed': 'The page could not be rendered (500).',
    'too-many-requests':
      'More pages, searches or forms were requested from one network than the shop allows at once (429).',
  },
  transport: {
    'answer-empty': 'A GraphQL response had neither data nor errors.',
    'graphql-errors': 'A GraphQL response had errors.',
    'content-type-unexpected': 'A response did not have the content type of the protocol.',
    'service-unavailable': 'A service is unavailable, or responded with 429 or 5xx after every retry.',
    'search-failed': 'The search service returned no usable response.',
    'content-unavailable': 'The content service returned no usable response.',
    'carrier-unavailable': 'The carrier service returned no shipments; the bag works without them.',
  },
} as const satisfies Record<string, Record<string, string>>

export type RefusalFeature = keyof typeof REFUSALS
export type RefusalCode<Feature extends RefusalFeature> = keyof (typeof REFUSALS)[Feature] & string
