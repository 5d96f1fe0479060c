export const t = true
