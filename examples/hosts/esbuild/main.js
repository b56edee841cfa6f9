// The only script of the page: it brings the element.

import 'graze2d/element';
