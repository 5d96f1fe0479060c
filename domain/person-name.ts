/** As many characters as a first or a last name of a customer may have. */
export const NAME_CAP = 100
