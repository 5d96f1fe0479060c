/** The paths of the contact form, without locale. */
export const CONTACT_PATHS = { form: '/contact', sent: '/contact/sent' } as const

/** Search parameters of the form, for links to it: a topic, and the number of an order. */
export const ABOUT = { topic: 'topic', order: 'order' } as const

/** Search parameter of the page that confirms a message: its sealed receipt. */
export const RECEIPT = 'receipt'
