import { createContext } from 'react'

/** Without the locale; null if there is no privacy policy. */
export const PrivacyPath = createContext<string | null>(null)
