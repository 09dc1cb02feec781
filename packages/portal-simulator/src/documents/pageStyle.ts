/** The style sheet of a printed document, within the page because the page must stand alone. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#111;font:12px/1.45 Arial,"Noto Sans",sans-serif}
main{max-width:820px;margin:0 auto;padding:24px}
header{display:grid;grid-template-columns:1fr auto 1fr;gap:16px;align-items:start;border-bottom:2px solid #111;padding-bottom:16px}
.title{text-align:center}
.title h1{margin:8px 0 0;font-size:20px}
.qr svg{display:block;width:136px;height:136px;margin-left:auto}
.status{margin:0 0 12px;border:2px solid #b00020;color:#b00020;text-align:center;font-size:16px;font-weight:700;letter-spacing:.3em}
.columns{display:grid;grid-template-columns:1fr 300px;gap:24px;margin-top:16px}
.party{border:1px solid #111;padding:10px}
.party h2{margin:0 0 4px;font-size:12px}
table{width:100%;border-collapse:collapse}
th,td{border:1px solid #555;padding:4px 6px;vertical-align:top}
td{overflow-wrap:anywhere}
.facts th,.totals th{text-align:left;font-weight:700}
.ettn{margin:12px 0}
.lines th{background:#eee}
.lines{font-size:11px}
.lines td{text-align:right;white-space:nowrap}
.lines td:nth-child(2),.lines td:nth-child(9){text-align:left;white-space:normal}
.totals{width:60%;margin:12px 0 0 auto}
.totals td{text-align:right;white-space:nowrap}
.note{margin-top:16px;border:1px solid #555;padding:10px;overflow-wrap:anywhere}
@media (max-width:640px){main{padding:12px;overflow-x:auto}header,.columns{grid-template-columns:1fr}.qr svg{margin:0}.totals{width:100%}}
@media print{main{padding:0}}
`;
