import { printMoney } from '../../documents/describe/totals';
import { markup } from '../../documents/html/markup';
import { simulatedCards } from './simulatedCards';

interface Page {
  readonly id: string;
  readonly amount: string;
  /** What was wrong with the last try. */
  readonly error?: string | undefined;
}

/** The 3-D page of the simulated bank: no script, and its style in a file, as the policy of the app asks. */
export function bankPage({ id, amount, error }: Page): string {
  const alert = error === undefined ? undefined : markup`<p role="alert" id="hata">${error}</p>`;
  return markup`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>3-D Güvenli Ödeme – Deneme Bankası</title>
<link rel="stylesheet" href="/dev/bank/stil.css">
</head>
<body>
<main>
<p class="banka">Deneme Bankası</p>
<h1>3-D Güvenli Ödeme</h1>
<dl>
<div><dt>İş yeri</dt><dd>Kalem</dd></div>
<div><dt>Tutar</dt><dd>${printMoney(amount, 'TRY')}</dd></div>
</dl>
<form method="post" action="/dev/bank/${id}">
<label for="kod">Doğrulama kodu</label>
<input id="kod" name="kod" inputmode="numeric" autocomplete="one-time-code" maxlength="6" aria-describedby="ipucu${error === undefined ? '' : ' hata'}">
${alert}
<p id="ipucu">Bu bir deneme bankasıdır, gerçek para çekilmez. Kod: <strong>${simulatedCards.code}</strong></p>
<div class="dugmeler">
<button name="islem" value="onayla">Onayla</button>
<button name="islem" value="vazgec" class="ikincil">Vazgeç</button>
</div>
</form>
</main>
</body>
</html>
`.source;
}
