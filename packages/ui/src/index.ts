export { KalemProvider, type KalemProviderProps } from './provider/KalemProvider';
export { KalemScope } from './provider/KalemScope';
export { useKalem } from './provider/useKalem';
export { createTheme, type Theme, type ThemeColor, type ThemeToken } from './provider/createTheme';
export type { Failure } from './provider/Failure';
export type { Locale } from './provider/Locale';
export type { WidgetEvent } from './WidgetEvent';
