import { createContext, use } from 'react'
import type { DeskSession, DeskSettings } from '#contracts/team/desk.ts'

type DeskContextValue = { session: DeskSession; settings: DeskSettings }

export const DeskContext = createContext<DeskContextValue | null>(null)

export function useDesk(): DeskContextValue {
  const value = use(DeskContext)
  if (!value) throw new Error('useDesk outside of the desk')
  return value
}
