import { createContext } from 'react'

/** The path of the privacy policy, without the locale; null if there is none. */
export const PrivacyPathContext = createContext<string | null>(null)
