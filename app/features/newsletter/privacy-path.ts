import { createContext } from 'react'

/** The path of the privacy policy, without the locale; null where there is none. */
export const PrivacyPath = createContext<string | null>(null)
