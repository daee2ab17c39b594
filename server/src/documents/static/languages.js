// The language switch: a choice leads to the same page in that language.
const select = document.querySelector('.languages select');

select.addEventListener('change', () => location.assign(select.value + location.hash));
