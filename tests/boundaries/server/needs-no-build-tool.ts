import { build } from 'vite'

export const planted = build
