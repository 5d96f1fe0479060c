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
    'cart-country-failed': 'The buyer country, or the customer, of the cart was not changed.',
    'line-add-failed': 'A product was not put in the cart, for no reason that has its own code.',
    'quantity-failed': 'The quantity of a line was not changed.',
    'promocode-failed': 'A promotion code is unknown, is over, or does not apply to this cart.',
    'promocode-throttled':
      'Too many codes were tried, by a network or in a cart; the code was not looked up.',
    'gift-card-failed': 'A gift card is unknown, empty or over, or the service did not answer.',
    'gift-card-currency': 'A gift card is in another currency than the cart: it was not added.',
    'gift-card-held':
      'A code is no promotion code that applies; as a gift card it would replace one that another browser entered.',
    'cart-fetch-failed': 'The cart was not read; it may still exist.',
    'cart-not-found': 'The cart no longer exists: its cookie is cleared.',
    'cart-id-missing': 'A change was asked for before there was a cart.',
    'units-exhausted': 'Every unit that is left is in the cart already: the quantity was cut.',
    'not-shippable-here': "The product's excluded countries contain the shipping country.",
    'not-sellable': 'The product is sold out, only upon request, or not for this audience.',
    'quantity-malformed': 'What was typed as a quantity is no whole number; the line is as before.',
    'quantity-too-large': 'The quantity is above the limit of a line; the line is as before.',
  } satisfies Record<CartErrorCode, string>,
  checkout: {
    'checkout-not-found': 'The cart of the checkout is gone, expired, or opened with the wrong key.',
    'opened-elsewhere': 'Another browser or another account has entered its details in this checkout.',
    'checkout-unavailable': 'The checkout did not answer, or with something else than its contract.',
    'request-malformed': 'The body or the idempotency key is not of the agreed shape.',
    'fields-refused': 'At least one field of the details is wrong; the answer names each.',
    'email-invalid': 'Of a field: no e-mail address.',
    'country-differs': 'Of a field: the address is not in the country that the prices are for.',
    'cart-empty': 'The cart has no lines to order.',
    'details-missing': 'The address is asked for before delivery and payment.',
    'units-exhausted': 'Fewer units are left than the cart holds.',
    'not-shippable-here': 'A line is not shipped to the country of the cart.',
    'not-sellable': 'A line is not sold to this buyer, or only upon request.',
    'totals-changed': 'The total is no longer the one that the buyer has seen.',
    'pieces-changed': 'The pieces are no longer those that the buyer was shown, though the total may be.',
    'terms-not-accepted': 'The buyer has not accepted the terms of sale, which their country requires.',
    'trade-application-pending': 'The buyer’s trade application is pending: until it is decided, no order.',
    'no-payment-method': 'The shop offers no way to pay, so it takes no orders.',
    'payment-method-unknown': 'No payment method was chosen, or one that the shop does not offer.',
    'card-invalid': 'Number, date, holder or security code of the card cannot be right.',
    'card-number-invalid': 'The number is not complete, or not that of a card.',
    'card-date-invalid': 'The date of the card is no month and year.',
    'card-expired': 'The last month of the card is over.',
    'security-code-wrong': 'The security code is not that of the card.',
    'card-declined': 'The bank of the card refused.',
    'insufficient-funds': 'The bank of the card refused for lack of money.',
    'unpaid-orders-exhausted': 'Too many orders of this address, account or network wait for their transfer.',
    'order-not-found': 'There is no such order, or the signed link is not whole.',
    'order-not-open': 'The order is cancelled: no payment can be noted.',
    'order-expired':
      'The transfer comes too late: the order has expired. It is noted, for the team to act on.',
    'team-only': 'The request lacks the token of the team.',
  } satisfies Record<
    CheckoutRefusalCode | 'checkout-unavailable' | 'email-invalid' | 'country-differs',
    string
  >,
  product: {
    'product-fetch-failed': 'The product was not read; it may still exist.',
  },
  address: {
    required: 'The country needs this field.',
    'too-long': 'The field is longer than a line of a label.',
    'country-not-served': 'We do not ship there.',
    'postal-code-invalid': 'The country writes its postal codes otherwise.',
    'zone-unknown': 'The country has no such state, province, prefecture or emirate.',
    'phone-invalid': 'No telephone number: 6 to 15 digits.',
  } satisfies Record<AddressErrorCode, string>,
  visual: PICTURE_REFUSALS,
  session: {
    'token-refresh-failed': 'The provider refused the refresh token: the token is cleared.',
  },
  account: {
    'email-missing': 'No e-mail address was given.',
    'email-invalid': 'What was given is no e-mail address.',
    'password-missing': 'No password was given to sign in.',
    'password-unset': 'No password was given where one is to be set.',
    'password-too-short': 'The password is shorter than the least length.',
    'password-too-long': 'The password is longer than the greatest length.',
    'confirmation-missing': 'The password was not repeated.',
    'passwords-differ': 'The password and its repetition differ.',
    'credentials-wrong': 'The address or the password is not right; which of them is not told.',
    'email-registered': 'There is an account with this address already.',
    'password-refused': 'The identity service does not take the password.',
    'password-common': 'The password is on a list of common ones, or was in a breach.',
    'password-personal': 'The password contains the e-mail address or the name of the shop.',
    'link-expired': 'The mailed link was used, is past its time, or never was one.',
    'undo-expired': 'The emailed link that restores an address was used, is past its time, or never was one.',
    'too-many-attempts':
      'Too many attempts, by network, browser or account: the answer says how long to wait.',
    'interaction-not-found': 'The sign-in is past its time, or was begun in another browser.',
    unauthorized: "The access token is nobody's any more: the customer signs in again.",
    'password-wrong': 'The password that was to prove who asks is not the one of the account.',
    'email-unchanged': 'The new address is the one that the account has.',
    'name-refused': 'A first or last name is longer than the service keeps.',
    'address-refused': 'An address was not kept: a field is wrong, or the book is full.',
    'address-not-found': 'The address is not in the book, perhaps not any more.',
    'account-unavailable': 'A service that keeps a part of the account did not answer.',
    'sign-in-denied': 'The provider ended the sign-in without letting anybody in.',
    'identity-unavailable': 'The identity service did not answer.',
  },
  trade: {
    'trade-application-processed': 'An application for this e-mail is pending, rejected or approved.',
    'trade-application-pending': 'A pending application blocks checkout.',
    'trade-only': 'The section is for trade clients; the visitor is signed in as a consumer.',
    'email-registered': 'A consumer has an account with this e-mail.',
    'trade-submission-failed': 'The application was not taken.',
    'not-a-professional': 'The applicant is registered neither as a designer nor as an architect.',
    'try-again-later': 'Something failed that the applicant cannot mend.',
  },
  lists: {
    'list-add-failed': 'The product was not put in the list.',
  },
  preview: {
    'preview-key-refused': 'What was given is not the preview key.',
    'preview-link-refused': 'The signed link of a preview is past its time, or not whole.',
  },
  page: {
    'page-not-found': 'No page lives at the address (404).',
    'server-failed': 'The page was not made (500).',
    'too-many-requests':
      'More pages, searches or forms were requested from one network than the shop allows at once (429).',
  },
  transport: {
    'answer-empty': 'A GraphQL answer had neither data nor errors.',
    'graphql-errors': 'A GraphQL answer had errors.',
    'content-type-unexpected': 'An answer was not of the type that the protocol asks for.',
    'service-unavailable': 'A service did not answer, or only with 429 or 5xx after every retry.',
    'search-failed': 'The search service gave no usable answer.',
    'content-unavailable': 'The content service gave no usable answer.',
    'carrier-unavailable': 'The carrier service gave no shipments; the bag goes on without them.',
  },
} as const satisfies Record<string, Record<string, string>>

export type RefusalFeature = keyof typeof REFUSALS
export type RefusalCode<Feature extends RefusalFeature> = keyof (typeof REFUSALS)[Feature] & string
