// What the elements tell, and what this bank makes of it. An event has what happened in its `detail`.
const provider = document.querySelector('kalem-provider');
const signing = document.querySelector('kalem-signing-dialog');
const list = document.querySelector('#list');
const form = document.querySelector('#form');

// The bank's colours; the attribute `theme` takes the same as JSON.
if (provider)
  provider.theme = {
    scheme: 'light',
    light: { primary: '#0f5c4a', 'primary-hover': '#0a4537', 'primary-soft': '#e4f1ed', bg: '#f7f5f0' },
    tokens: { 'sticky-top': '64px' },
  };

// Signing, which the list asks for with several ids and the form with one.
const sign = (faturaIds) => Object.assign(signing, { faturaIds, isOpen: true });
document.addEventListener('kalem-sign', ({ detail }) => sign(detail.faturaIds ?? [detail.faturaId]));
document.addEventListener('kalem-save-and-sign', ({ detail }) => {
  if (form) closeForm();
  sign([detail.faturaId]);
});
document.addEventListener('kalem-signing-closed', () => (signing.isOpen = false));

// Before a code is sent the bank asks for itself; without a yes the signing ends.
const confirmation = document.querySelector('#confirmation');
document.addEventListener('kalem-before-sign', (event) => {
  confirmation.querySelector('b').textContent = event.detail.faturaIds.length;
  confirmation.returnValue = '';
  confirmation.showModal();
  const closed = new Promise((close) => confirmation.addEventListener('close', close, { once: true }));
  event.respondWith(closed.then(() => confirmation.returnValue === 'agreed'));
});

// Lists ask for a form, which takes their place. That of an invoice offers what comes next when it has saved.
document.addEventListener('kalem-create', ({ detail: { widget } }) => {
  if (widget === 'invoice-form') location.assign('/yeni-fatura');
  else openForm(widget === 'invoice-list' ? 'kalem-invoice-form' : 'kalem-customer-form', {});
});
document.addEventListener('kalem-edit', ({ detail }) => openInvoice('edit', detail));
document.addEventListener('kalem-copy', ({ detail }) => openInvoice('copy', detail));
document.addEventListener('kalem-show', ({ detail: { cariId } }) => openForm('kalem-customer-form', { cariId }));
document.addEventListener('kalem-saved', ({ detail }) => detail.widget === 'customer-form' && closeForm());
document.addEventListener('kalem-cancelled', closeForm);
document.addEventListener('kalem-view', () => (form ? closeForm() : location.assign('/faturalarim')));
document.querySelector('.back')?.addEventListener('click', closeForm);

// A customer who was signed out, for example in another tab, begins at the door.
document.addEventListener('kalem-session-expired', () => location.assign('/giris'));

function openInvoice(mode, { faturaId }) {
  openForm('kalem-invoice-form', { mode, invoiceId: faturaId });
}

function openForm(name, properties) {
  form.append(Object.assign(document.createElement(name), properties));
  form.hidden = false;
  list.hidden = true;
}

function closeForm() {
  form.querySelector('kalem-invoice-form, kalem-customer-form')?.remove();
  form.hidden = true;
  list.hidden = false;
}
