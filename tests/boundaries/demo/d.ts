export const d = true
