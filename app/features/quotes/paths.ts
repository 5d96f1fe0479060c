/** `pagePath` is the path of the quote's page. */
export const quoteFilePath = (pagePath: string) => `${pagePath}/pdf`

/** Search parameter of a quote, set if its PDF could not be created. */
export const FILE_MISSING = 'file'
