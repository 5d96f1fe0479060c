/** Maximum length of a customer's first or last name. */
export const NAME_CAP = 100
