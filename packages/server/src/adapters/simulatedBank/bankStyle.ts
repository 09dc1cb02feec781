/** Style sheet of the simulated bank's page. */
export const bankStyle = `
:root { color-scheme: light; font-family: system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef1f5; color: #1b2430; }
main { box-sizing: border-box; width: min(26rem, 100vw); padding: 2rem; background: #fff; border: 1px solid #d5dbe3; border-radius: 12px; }
.banka { margin: 0; color: #48566a; font-size: 0.875rem; }
h1 { margin: 0.25rem 0 1.5rem; font-size: 1.375rem; }
dl { margin: 0 0 1.5rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-bottom: 1px solid #e5e9ef; }
dt { color: #48566a; }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
label { display: block; margin-bottom: 0.375rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; padding: 0.625rem 0.75rem; border: 1px solid #8593a6; border-radius: 8px; font: inherit; font-size: 1.25rem; letter-spacing: 0.2em; }
input:focus-visible, button:focus-visible { outline: 3px solid #1d5fd1; outline-offset: 2px; }
[role='alert'] { margin: 0.5rem 0 0; color: #a3161f; }
#ipucu { margin: 0.5rem 0 1.5rem; color: #48566a; font-size: 0.875rem; }
.dugmeler { display: flex; gap: 0.75rem; }
button { flex: 1; padding: 0.75rem; border: 1px solid #174fb0; border-radius: 8px; background: #174fb0; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
.ikincil { background: #fff; color: #174fb0; }
`;
