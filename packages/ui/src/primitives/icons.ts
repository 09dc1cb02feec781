/*
 * Icons as path data: a grid of 20, strokes of 1.5 with round ends. Separate exports, so that bundlers drop unused
 * ones.
 */
export const alert = 'M10 3.5 17.2 16H2.8zM10 8.3v3.5M10 13.8v.1';
export const arrowDown = 'M10 3.8v12.4M5.5 11.7l4.5 4.5 4.5-4.5';
export const arrowLeft = 'M16.2 10H3.8M8.3 5.5 3.8 10l4.5 4.5';
export const arrowRight = 'M3.8 10h12.4M11.7 5.5l4.5 4.5-4.5 4.5';
export const arrowUp = 'M10 16.2V3.8M5.5 8.3 10 3.8l4.5 4.5';
export const bell = 'M5.2 13.8V9a4.8 4.8 0 0 1 9.6 0v4.8l1.2 1.2H4zM8.3 17.2h3.4';
export const box = 'M10 3l6.5 3.4v7.2L10 17l-6.5-3.4V6.4zM3.7 6.5 10 9.8l6.3-3.3M10 9.8V17';
export const building =
  'M4 16.8V4.2c0-.4.3-.7.7-.7h6.6c.4 0 .7.3.7.7v12.6M12 8h3.3c.4 0 .7.3.7.7v8.1M2.5 16.8h15M6.8 7h2.4M6.8 10h2.4M6.8 13h2.4';
export const calendar = 'M3.7 5.3h12.6v11H3.7zM3.7 8.6h12.6M7 3.5v3M13 3.5v3';
export const card = 'M3 5h14v10H3zM3 8.5h14M5.8 12.2h3';
export const chart = 'M3.5 16.5h13M5.5 16V11M10 16V5M14.5 16V8.5';
export const check = 'M4.5 10.5l3.7 3.7 7.3-8';
export const chevronDown = 'M5.5 7.8l4.5 4.5 4.5-4.5';
export const chevronLeft = 'M12.2 5.5 7.7 10l4.5 4.5';
export const chevronRight = 'M7.8 5.5l4.5 4.5-4.5 4.5';
export const chevronUp = 'M5.5 12.2l4.5-4.5 4.5 4.5';
export const clock = 'M3.3 10a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0M10 6.3V10l2.6 1.7';
export const cloud = 'M6 15.5a3.3 3.3 0 0 1-.3-6.6 4.5 4.5 0 0 1 8.7-.7 3.7 3.7 0 0 1-.3 7.3z';
export const copy = 'M7 7h9v9.5H7zM13 6.8V3.5H4V13h2.8';
export const download = 'M10 3.5v9M6.3 9 10 12.7 13.7 9M3.8 16.5h12.4';
export const edit = 'M4 16l.8-3.4L13.3 4l2.7 2.7-8.6 8.5zM11.5 5.8l2.7 2.7';
export const error = 'M3.3 10a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0M10 6.5v4.3M10 13.2v.1';
export const expand = 'M11.5 3.8h4.7v4.7M8.5 16.2H3.8v-4.7M16 4l-5 5M4 16l5-5';
export const external = 'M8 4.5H4.5v11h11V12M11 4h5v5M16 4l-6.5 6.5';
export const eye =
  'M2.5 10c1.8-3.3 4.3-5 7.5-5s5.7 1.7 7.5 5c-1.8 3.3-4.3 5-7.5 5s-5.7-1.7-7.5-5zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0';
export const eyeOff =
  'M2.5 10c1.8-3.3 4.3-5 7.5-5s5.7 1.7 7.5 5c-1.8 3.3-4.3 5-7.5 5s-5.7-1.7-7.5-5zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M4 16.5 16 3.5';
export const filePlus =
  'M15.5 9.2V6.8L12 3.3H5.2c-.4 0-.7.3-.7.7v12c0 .4.3.7.7.7h4M11.8 3.5v3.6h3.6M14.2 12v5M11.7 14.5h5';
export const files =
  'M12 3.3H5.2c-.4 0-.7.3-.7.7v12c0 .4.3.7.7.7h9.6c.4 0 .7-.3.7-.7V6.8zM11.8 3.5v3.6h3.6M7.3 10.2h5.4M7.3 13.2h3.4';
export const help =
  'M3.3 10a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0M8 8.2a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.4M10 13.7v.1';
export const home = 'M3.5 9 10 3.5 16.5 9v7a.8.8 0 0 1-.8.8H12v-4.6H8v4.6H4.3a.8.8 0 0 1-.8-.8z';
export const inbox = 'M3.2 11.5 5 4.3h10l1.8 7.2v4.2H3.2zM3.3 11.5h3.9c.3 1.4 1.3 2.1 2.8 2.1s2.5-.7 2.8-2.1h3.9';
export const info = 'M3.3 10a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0M10 9.3v4M10 6.7v.1';
export const key = 'M3.5 13.2a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0M9.2 10.8l7-7M13.2 6.8l2.3 2.3M15.3 4.7l1.5 1.5';
export const landmark = 'M3 7.7 10 3.3l7 4.4zM4.8 7.9v6M8.3 7.9v6M11.7 7.9v6M15.2 7.9v6M3 16.6h14M4 14h12';
export const link =
  'M8.5 11.5 11.5 8.5M9.2 6.2l1.3-1.3a3.2 3.2 0 0 1 4.6 4.6l-1.3 1.3M10.8 13.8l-1.3 1.3a3.2 3.2 0 0 1-4.6-4.6l1.3-1.3';
export const lock = 'M5 9h10v7.5H5zM7 8.8V6.5a3 3 0 0 1 6 0v2.3';
export const logout = 'M11.5 3.5h-6c-.6 0-1 .4-1 1v11c0 .6.4 1 1 1h6M9 10h8M14.3 7.2 17 10l-2.7 2.8';
export const mail = 'M3 5h14v10H3zM3.3 5.5 10 10.8l6.7-5.3';
export const menu = 'M3.5 6h13M3.5 10h13M3.5 14h13';
export const minus = 'M5 10h10';
export const minusCircle = 'M3.3 10a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0M7 10h6';
export const moon = 'M16 11.8A6.5 6.5 0 0 1 8.2 4 6.5 6.5 0 1 0 16 11.8z';
export const more =
  'M4.25 10a0.55 0.55 0 1 0 1.1 0a0.55 0.55 0 1 0 -1.1 0M9.45 10a0.55 0.55 0 1 0 1.1 0a0.55 0.55 0 1 0 -1.1 0M14.65 10a0.55 0.55 0 1 0 1.1 0a0.55 0.55 0 1 0 -1.1 0';
export const note = 'M4.5 3.5h11v8.5l-4.5 4.5H4.5zM15.3 12H11v4.3M7.3 7h5.4M7.3 10h3';
export const ok = 'M3.3 10a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0M7 10.2l2.1 2.1 4-4.4';
export const panel = 'M3.5 4.5h13v11h-13zM8 4.7v10.6';
export const phone = 'M6.5 3h7v14h-7zM9.3 14.8h1.4';
export const plus = 'M10 4.5v11M4.5 10h11';
export const purse =
  'M3.5 6.6v9.2c0 .5.4.9.9.9h11.2c.5 0 .9-.4.9-.9V7.5c0-.5-.4-.9-.9-.9H4.7a1.2 1.2 0 0 1-1.2-1.2c0-.7.5-1.2 1.2-1.2h9.6v2.4M13.3 11.6v.1';
export const refresh =
  'M16 8.3A6.3 6.3 0 0 0 4.7 6.8L3.5 8.3M3.5 4.5v3.8h3.8M4 11.7a6.3 6.3 0 0 0 11.3 1.5l1.2-1.5M16.5 15.5v-3.8h-3.8';
export const ring =
  'M16.7 10A6.7 6.7 0 0 1 16.04 12.9M14.74 14.74A6.7 6.7 0 0 1 12.22 16.32M10 16.7A6.7 6.7 0 0 1 7.1 16.04M5.26 14.74A6.7 6.7 0 0 1 3.68 12.22M3.3 10A6.7 6.7 0 0 1 3.96 7.1M5.26 5.26A6.7 6.7 0 0 1 7.78 3.68M10 3.3A6.7 6.7 0 0 1 12.9 3.96M14.74 5.26A6.7 6.7 0 0 1 16.32 7.78';
export const search = 'M4 9a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M12.8 12.8l3.7 3.7';
export const settings =
  'M4 6.5h6.9M14.5 6.5H16M4 13.5h1.4M9 13.5h7M10.9 6.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M5.4 13.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0';
export const share =
  'M3.5 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M12.2 5.2a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M12.2 14.8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M7.3 9l5.1-2.8M7.3 11l5.1 2.8';
export const sheet = 'M3.7 4h12.6v12H3.7zM3.7 8h12.6M3.7 12h12.6M8 8v8';
export const shield = 'M10 2.9 4 5v4.6c0 3.5 2.3 6.2 6 7.5 3.7-1.3 6-4 6-7.5V5zM7.4 9.8l1.9 1.9 3.4-3.6';
export const sign =
  'M3 16.7h14M4 12.8c1.5-5 3.3-8.3 4.7-7.6 1.7.9-2.1 7-.9 7.6 1 .4 1.6-2.3 2.7-2.3s.5 2 1.6 2 1.3-1 2-1 .9.8 2.1.8';
export const sun =
  'M6.8 10a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M10 2.8v1.7M10 15.5v1.7M2.8 10h1.7M15.5 10h1.7M4.9 4.9l1.2 1.2M13.9 13.9l1.2 1.2M15.1 4.9l-1.2 1.2M6.1 13.9l-1.2 1.2';
export const ticket =
  'M3 7.8V5.3h14v2.5a2.2 2.2 0 0 0 0 4.4v2.5H3v-2.5a2.2 2.2 0 0 0 0-4.4zM11.8 5.5v1.3M11.8 9.4v1.2M11.8 13.2v1.3';
export const trash = 'M3.8 5.7h12.4M8 5.5V3.5h4v2M5.3 5.8l.7 11h8l.7-11M8.5 8.8v5M11.5 8.8v5';
export const undo = 'M7 4.2 3.5 7.7 7 11.2M3.8 7.7h8a4.2 4.2 0 0 1 0 8.4H8';
export const upDown = 'M6.8 7.8l3.2-3.2 3.2 3.2M6.8 12.2l3.2 3.2 3.2-3.2';
export const upload = 'M10 12.7v-9M6.3 7.2 10 3.5l3.7 3.7M3.8 16.5h12.4';
export const user = 'M7 6.8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M4 16.7c.4-3.2 2.7-5 6-5s5.6 1.8 6 5';
export const users =
  'M4.7 7a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M2.5 16.2c.3-2.9 2.2-4.6 5-4.6s4.7 1.7 5 4.6M12.8 4.5a2.7 2.7 0 0 1 0 5M14.5 12c1.8.6 2.8 2.1 3 4.2';
export const x = 'M5.5 5.5l9 9M14.5 5.5l-9 9';
export const xCircle = 'M3.3 10a6.7 6.7 0 1 0 13.4 0a6.7 6.7 0 1 0 -13.4 0M7.7 7.7l4.6 4.6M12.3 7.7l-4.6 4.6';
