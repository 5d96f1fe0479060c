/** A quote as a PDF file, by the path of its page. */
export const quoteFilePath = (pagePath: string) => `${pagePath}/pdf`

/** Search parameter of a quote: why its PDF file could not be made. */
export const NO_FILE = 'file'
